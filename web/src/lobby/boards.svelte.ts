/** Which board a new table gets: the game's own, another of the house, one of the reader's, or one from a file. */
import { api } from "../api/http";
import type { Boards, GameInfo } from "../api/types";
import { ownBoard, ownBoards } from "../browser/boards";

export class BoardChoice {
  /** "" is the game's own; else `house/<id>`, `mine/<id>` or `file` */
  way = $state("");
  /** the name of the file that was opened */
  file = $state("");
  /** those of the house, once they are told */
  boards = $state.raw<Boards>({ boards: [], bots: [] });
  readonly mine: ReturnType<typeof ownBoards>;
  #opened: unknown = null;

  constructor(private readonly game: GameInfo) {
    this.mine = ownBoards(game.name);
    // Without an answer one plays on the game's own, or on one's own.
    if (game.boards)
      api.boards(game.name).then(
        (boards) => (this.boards = boards),
        () => {},
      );
  }

  open(name: string, board: unknown): void {
    this.file = name;
    this.#opened = board;
    this.way = "file";
  }

  /** Who plays on it. */
  get bots(): readonly string[] {
    const anywhere = this.boards.bots;
    return this.way === "" || anywhere.length === 0 ? this.game.bots : anywhere;
  }

  /** In the server's words; null for the game's own. */
  get asked(): unknown {
    const [shelf, id = ""] = this.way.split("/");
    if (shelf === "house") return id;
    if (shelf === "mine") return ownBoard(this.game.name, id);
    return shelf === "file" ? this.#opened : null;
  }
}
