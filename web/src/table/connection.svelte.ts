/** What a page has to do with one table over the wire: it holds what the server said last, and sends what the player
    does. */
import { api } from "../api/http";
import type { Pace } from "../browser/preferences.svelte";
import { merge, rewrites } from "./log";
import type {
  AnswerMessage,
  Depth,
  Explanation,
  Hint,
  Plan,
  Puzzle,
  Question,
  Refusal,
  Step,
  TableMessage,
} from "./messages";
import { Talk } from "./talk.svelte";
import { Wire, type Link } from "./wire.svelte";

/** Who wants to know at once what the wire brings. */
export interface Listener {
  refused(refusal: Refusal): void;
  told(before: TableMessage): void;
  lost(): void;
  /** `missing`: what was done last before the cut did not arrive. */
  back(missing: boolean): void;
}

export class Connection {
  table = $state.raw<TableMessage | null>(null);
  /** What happened: of a long game at first only lately, and all of it once somebody looks back. */
  log = $state.raw<Step[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** A request is on its way: a second click must not play twice. */
  busy = $state(false);
  /** How much was done from here. */
  deeds = $state(0);
  /** A deed was on its way when the wire was cut: whether it arrived is seen when it is mended. */
  unsure = $state(false);
  /** How often steps that were known already were taken back or told anew. */
  rewritten = $state(0);

  /** What is said here beside the game. */
  readonly talk: Talk;
  listener: Listener | null = null;
  #pace: Pace | null = null;
  /** The version that shows what was done last, while it has not come. */
  #due: number | null = null;
  /** Somebody looks back. */
  #recalls = false;
  #recalling: Promise<void> | null = null;
  readonly #wire: Wire;

  constructor(private readonly id: string) {
    this.talk = new Talk(id, (message) => this.#deliver(message));
    this.#wire = new Wire(id, {
      opened: () => {
        if (this.#pace) this.wish(this.#pace);
      },
      showed: (table, mended) => this.#see(table, mended),
      heard: (chat) => this.talk.hear(chat),
      refused: (refusal) => this.#turnDown(refusal),
      cut: () => {
        this.unsure = this.busy;
        this.listener?.lost();
        this.#due = null;
        this.#settle();
      },
    });
  }

  get link(): Link {
    return this.#wire.link;
  }

  /** How many steps lie before those of the log. */
  get earlier(): number {
    return this.log[0]?.n ?? this.table?.steps ?? 0;
  }

  /** Asks for the steps before those of the log. From now on they are wanted whenever some are missing. */
  recall(): Promise<void> {
    this.#recalls = true;
    return (this.#recalling ??= this.#recall().finally(() => (this.#recalling = null)));
  }

  /** One action after the other, all of them or none. */
  play(actions: readonly (number | string)[]): void {
    const [action] = actions;
    if (action === undefined) return;
    this.#ask("play", actions.length === 1 && typeof action === "number" ? { action } : { actions });
  }

  undo(steps: number): void {
    this.#ask("undo", steps === 1 ? {} : { steps });
  }

  restart(): void {
    this.#ask("restart", {});
  }

  /** Somebody comes to a screen that several share. */
  look(seat: number): void {
    this.#say({ type: "look", seat });
  }

  /** Somebody leaves it to the next. */
  leave(seat: number): void {
    this.#say({ type: "leave", seat });
  }

  /** Sit down in an open seat. */
  join(seat: number, name: string): void {
    this.#request({ type: "join", seat, name });
  }

  /** Give an open seat to a computer player. */
  fill(seat: number, bot: string): void {
    this.#request({ type: "fill", seat, bot });
  }

  /** Let a computer player go on for a person who has left. */
  hand(seat: number, bot: string): void {
    this.#request({ type: "hand", seat, bot });
  }

  /** Take one's own seat back from the computer player that went on. */
  back(seat: number): void {
    this.#request({ type: "back", seat });
  }

  /** Give up one's own seat to a computer player, for good. */
  resign(seat: number): void {
    this.#request({ type: "resign", seat });
  }

  /** Vote for a computer player to go on for somebody who is waited for in vain. */
  vote(seat: number): void {
    this.#request({ type: "vote", seat });
  }

  /** Agree to go on by today's rules, at a table that was begun under older ones. */
  agree(): void {
    this.#request({ type: "agree" });
  }

  /** How fast this person likes computer players to play on; said again whenever the wire is mended. */
  wish(pace: Pace): void {
    this.#pace = pace;
    this.#wire.send({ type: "pace", pace }, () => {});
  }

  /** On to where a person decides, without following computer players on the way. */
  skip(): void {
    this.#say({ type: "skip" });
  }

  /** Why a move or a thing on the board is not possible; null when it is, or when nobody can be asked. */
  why(question: Question): Promise<Refusal | null> {
    const seat = this.table?.looking;
    if (seat === null || seat === undefined || this.link !== "open") return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#wire.send({ type: "why", seat, ...question }, (answer) => {
        if (answer?.type === "why") resolve(answer.refusal);
        else resolve(answer?.type === "refused" ? answer : null);
      });
    });
  }

  /** What the game's path service says about this; null when nobody can be asked, or there is nothing to say. */
  plan(about: Record<string, unknown>): Promise<Plan | null> {
    return this.#inquire("plan", { about }).then((answer) => answer?.plan ?? null);
  }

  /** What whoever looks should aim for, or do; null when nobody can be asked, or it was refused. */
  hint(depth: Depth): Promise<Hint | null> {
    return this.#inquire("hint", { depth });
  }

  explain(puzzle: Puzzle): Promise<Explanation | null> {
    return this.#inquire("explain", puzzle);
  }

  /** Whether playing these could not all be taken back. */
  weigh(actions: readonly (number | string)[]): Promise<boolean> {
    const seat = this.table?.looking;
    return new Promise((resolve) => {
      this.#wire.send({ type: "weigh", seat, actions }, (answer) => resolve(answer?.type === "weigh" && answer.final));
    });
  }

  close(): void {
    this.#wire.close();
  }

  #ask(type: "play" | "undo" | "restart", more: Record<string, number | readonly (number | string)[]>): void {
    const table = this.table;
    if (table && table.looking !== null) this.#request({ type, seat: table.looking, at: table.version, ...more });
  }

  #request(message: Record<string, unknown>): void {
    if (this.busy || this.link !== "open") return;
    this.busy = true;
    this.deeds += 1;
    this.refusal = null;
    this.#wire.send(message, (answer) => {
      // What was done is seen from that version on: to be free before would be to act on what is past.
      this.#due = answer?.type === "done" ? answer.version : null;
      this.#settle();
      this.#heed(answer);
    });
  }

  #say(message: Record<string, unknown>): void {
    this.#wire.send(message, (answer) => this.#heed(answer));
  }

  /** Sends what is no part of the game; the refusal is for whoever sent it. */
  #deliver(message: Record<string, unknown>): Promise<Refusal | null> {
    return new Promise((resolve) => {
      this.#wire.send(message, (answer) => {
        if (answer === null) resolve({ message: "", id: "trouble-unreachable", args: {}, rule: null });
        else resolve(answer.type === "refused" ? answer : null);
      });
    });
  }

  /** Asks for something that changes nothing; a refusal is told. */
  #inquire<Type extends AnswerMessage["type"]>(
    type: Type,
    about: Record<string, unknown>,
  ): Promise<Extract<AnswerMessage, { type: Type }> | null> {
    const seat = this.table?.looking;
    if (seat === null || seat === undefined || this.link !== "open") return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#wire.send({ type, seat, ...about }, (answer) => {
        this.#heed(answer);
        resolve(answer?.type === type ? (answer as Extract<AnswerMessage, { type: Type }>) : null);
      });
    });
  }

  #heed(answer: AnswerMessage | null): void {
    if (answer?.type === "refused") this.#turnDown(answer);
  }

  #turnDown(refusal: Refusal): void {
    this.refusal = refusal;
    this.listener?.refused(refusal);
  }

  #see(message: TableMessage, mended: boolean): void {
    // Another pair of eyes: where there are secrets, what the last ones could read is not for these.
    const before = this.table;
    const known = before && (before.looking === message.looking || !message.table.secrets) ? this.log : [];
    if (rewrites(known, message.log, message.steps)) this.rewritten += 1;
    // Nobody has told what was taken back while the wire was cut, and after the end more is told of every step.
    const anew = mended || before?.table.over !== message.table.over;
    this.log = merge(anew ? [] : known, message.log, message.steps);
    this.table = message;
    if (this.#recalls || this.#awayForLong()) this.recall().catch(() => {}); // told to whoever looks back
    if (before) this.listener?.told(before);
    if (mended) this.#mend(before);
    if (this.#due !== null) this.#settle();
  }

  async #recall(): Promise<void> {
    while (this.table && this.earlier > 0) {
      const { earlier, table } = this;
      const steps = await api.history<Step>(this.id, earlier, table.looking);
      // Meanwhile the log may have begun anew, for other eyes perhaps: then it is asked for again.
      const same = this.table.looking === table.looking && this.table.table.over === table.table.over;
      if (same && this.earlier === earlier) this.log = [...steps, ...this.log];
    }
  }

  /** So much has happened since the turn of who looks that the log does not reach back to it. */
  #awayForLong(): boolean {
    const looking = this.table?.looking ?? null;
    return this.earlier > 0 && looking !== null && !this.log.some(({ seat }) => seat === looking);
  }

  #settle(): void {
    if (this.#due !== null && (this.table?.version ?? -1) < this.#due) return;
    this.#due = null;
    this.busy = false;
  }

  /** Only who decides changes the version, so if it is the same, what was on its way has not arrived. */
  #mend(before: TableMessage | null): void {
    this.listener?.back(this.unsure && this.table?.version === before?.version);
    this.unsure = false;
  }
}
