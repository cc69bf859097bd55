### Conseils pour Last Train to Wensleydale : que viser, et ce que vaut un coup.

## Que viser

wensleydale-aim-last = C’est le dernier tour : remplissez vos trains et cédez tout ce que vous pouvez ; chaque voie que vous gardez coûte un point.
wensleydale-aim-box = Misez sur la case { $box } : { $points }, c’est ce qui sert le mieux vos projets.
wensleydale-aim-line = Construisez la ligne { $a }–{ $b } : { wensleydale-part-links }.
wensleydale-aim-no-line = Ne construisez rien ce tour-ci : aucune ligne ne rapporte ce qu’elle coûte.
wensleydale-aim-train = Achetez le { $train_full }.
wensleydale-aim-hand-over = Cédez une ligne { $company_to } : elle vous coûte plus qu’elle ne rapporte encore.
wensleydale-aim-keep = Gardez vos lignes : elles rapportent encore plus qu’elles ne coûtent.
wensleydale-aim-piece = Chargez des { $piece_many } où vous le pouvez : c’est ce qui manque le plus à vos ensembles.

## De quoi un coup est fait

wensleydale-term-pieces = Pièces et ensembles
wensleydale-term-profit = Profit
wensleydale-term-links = Voies sur le plateau
wensleydale-term-left-behind = Pièces du tour suivant
wensleydale-term-purse = Cubes et influence
wensleydale-term-others-first = D’autres peuvent construire avant
wensleydale-term-other-partners = Si la seconde case est une autre
wensleydale-term-order = Ordre de jeu
wensleydale-term-overbid = Plus de cubes que nécessaire
wensleydale-term-hurry = Avant que d’autres ne l’achètent
wensleydale-term-foreseen = La suite probable du tour
wensleydale-term-unweighed = Non évalué

## Ce qu’une décision apprend

wensleydale-learnt-bid-more = Une case vaut ce que votre meilleur plan en tire : misez jusque-là, sinon un autre l’a pour moins.
wensleydale-learnt-bid-less = Chaque cube gardé pose des voies : commencez bas et ne surenchérissez que si l’on vous dépasse.
wensleydale-learnt-other-box = Choisissez votre ligne avant de miser : la case qui lui convient vaut plus que celle qui a le plus de points.
wensleydale-learnt-bid = Les cubes achètent peu que l’influence n’achète mieux : misez tant qu’une case vous sert.
wensleydale-learnt-decline = Une case sans plan est perdue : ses cubes posent plutôt des voies.
wensleydale-learnt-other-line = Cherchez une ligne où attendent plusieurs pièces qu’aucun adversaire n’atteint avant vous.
wensleydale-learnt-build-on = Une voie qui mène à une pièce à charger se rembourse : continuez tant qu’il y en a.
wensleydale-learnt-short-line = Chaque voie coûte 1 £ par tour : arrêtez-vous où il n’y a plus rien à charger.
wensleydale-learnt-payment = Payez avec ce qui ne sert pas vos plans : gardez l’influence qui vous place devant.
wensleydale-learnt-other-train = Prenez le train qui emporte juste ce que vous atteignez, pas le plus grand.
wensleydale-learnt-other-piece = Chargez d’abord ce qu’un adversaire atteint aussi ; le reste peut attendre.
wensleydale-learnt-load = Une pièce, c’est un point et de l’argent : chargez-la tant qu’un train a de la place.
wensleydale-learnt-leave-it = Toute pièce ne vaut pas son train : passer tôt garde de l’influence pour le tour suivant.
wensleydale-learnt-hand-over = Une ligne qui n’a plus rien à charger ne fait que coûter : cédez-la tant que vous avez l’influence.
wensleydale-learnt-keep-line = Une ligne où il reste à charger vaut plus entre vos mains : cédez celle qui est vide.
