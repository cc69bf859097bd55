### Ce que dit le moniteur lors d’une première partie de Ticket to Ride : Germany.

germany-coach-setup-mix = Dites combien de tickets courts et longs vous voulez piocher ; des quatre, vous en gardez au moins deux. Les courts se réalisent vite, les longs rapportent plus : trois courts et un long conviennent à une première partie.
germany-coach-setup-keep = Un ticket nomme deux lieux : reliez-les par vos lignes et ses points sont à vous, sinon ils vous sont retirés. Gardez ceux qui vont dans le même sens et remettez les plus éloignés.
germany-coach-turn = Vous faites une chose sur trois : prendre deux cartes, prendre possession d’une ligne ou piocher d’autres tickets. Réunissez les couleurs des lignes que demandent vos tickets, et prenez-les avant les autres.
germany-coach-second = La première carte est à vous ; prenez-en une deuxième, visible ou de la pioche. Une locomotive visible compte pour deux cartes et ne peut donc pas être la deuxième.
germany-coach-payment = Une ligne coûte autant de cartes qu’elle a de cases, toutes d’une même couleur ; les locomotives remplacent n’importe quelle carte. Gardez-les pour les longues lignes, où la dernière carte est la plus difficile à trouver.
germany-coach-passenger = Prenez un passager à chaque bout de la ligne dont vous avez pris possession. À la fin, qui en a le plus d’une couleur reçoit 20 points et le deuxième 10 : mieux vaut deux ou trois couleurs en nombre que toutes en petit nombre.
germany-coach-tickets = Au lieu de cartes ou d’une ligne, vous pouvez piocher quatre autres tickets et en garder au moins un. Cela paie quand votre réseau est grand : les nouveaux tickets sont parfois déjà à moitié faits.
germany-coach-keep = Gardez-en au moins un ; les autres vont sous leur pile. Ceux que vos lignes relient presque rapportent sans effort, les autres vous coûteraient à la fin.
germany-coach-last-round = Il ne reste que deux wagons ou moins à quelqu’un : chacun joue encore un tour. Les cartes en main ne valent plus rien, prenez donc possession de la meilleure ligne que vous pouvez payer.
