/** The wire to one table: keeps itself alive, holds what the server said last, and sends what the player does. */
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
  ServerMessage,
  Step,
  TableMessage,
} from "./messages";
import { Pulse } from "./pulse";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server closes with this code when there is no such table or it cannot be opened: asking again is no use. */
const TURNED_AWAY = 4404;

export type Link = "opening" | "open" | "lost" | "turned-away";

/** Who wants to know at once what the wire brings. */
export interface Listener {
  refused(refusal: Refusal): void;
  told(before: TableMessage): void;
  lost(): void;
  /** `missing`: what was done last before the cut did not arrive. */
  back(missing: boolean): void;
}

export class Connection {
  link = $state<Link>("opening");
  table = $state.raw<TableMessage | null>(null);
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

  listener: Listener | null = null;
  #pace: Pace | null = null;
  #socket: WebSocket | null = null;
  readonly #pulse = new Pulse(
    () => this.#send({ type: "alive" }, () => {}),
    () => this.#drop(),
  );
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Who waits for the answer to which request; null when nobody will answer any more. */
  #waiting = new Map<number, (answer: AnswerMessage | null) => void>();
  #requests = 0;
  /** The version that shows what was done last, while it has not come. */
  #due: number | null = null;
  readonly #address: string;

  constructor(id: string) {
    const address = new URL(`/api/tables/${id}/ws`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.#address = address.href;
    this.#open();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#hurry);
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

  /** How fast this person likes computer players to play on; said again whenever the wire is mended. */
  wish(pace: Pace): void {
    this.#pace = pace;
    this.#send({ type: "pace", pace }, () => {});
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
      this.#send({ type: "why", seat, ...question }, (answer) => {
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
      this.#send({ type: "weigh", seat, actions }, (answer) => resolve(answer?.type === "weigh" && answer.final));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#pulse.stop();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
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
    this.#send(message, (answer) => {
      // What was done is seen from that version on: to be free before would be to act on what is past.
      this.#due = answer?.type === "done" ? answer.version : null;
      this.#settle();
      this.#heed(answer);
    });
  }

  #say(message: Record<string, unknown>): void {
    this.#send(message, (answer) => this.#heed(answer));
  }

  /** Asks for something that changes nothing; a refusal is told. */
  #inquire<Type extends AnswerMessage["type"]>(
    type: Type,
    about: Record<string, unknown>,
  ): Promise<Extract<AnswerMessage, { type: Type }> | null> {
    const seat = this.table?.looking;
    if (seat === null || seat === undefined || this.link !== "open") return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#send({ type, seat, ...about }, (answer) => {
        this.#heed(answer);
        resolve(answer?.type === type ? (answer as Extract<AnswerMessage, { type: Type }>) : null);
      });
    });
  }

  #heed(answer: AnswerMessage | null): void {
    if (answer?.type !== "refused") return;
    this.refusal = answer;
    this.listener?.refused(answer);
  }

  #send(message: Record<string, unknown>, answered: (answer: AnswerMessage | null) => void): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      answered(null);
      return;
    }
    const request = this.#requests++;
    this.#waiting.set(request, answered);
    this.#socket.send(JSON.stringify({ ...message, request }));
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#pulse.open();
    socket.onopen = () => {
      this.#pulse.open();
      if (this.#pace) this.wish(this.#pace);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#pulse.heard();
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.#lose(event.code);
  }

  #hear(message: ServerMessage): void {
    if (message.type !== "table") {
      this.#answer(message);
      return;
    }
    this.#wait = FIRST_WAIT;
    // Another pair of eyes: where there are secrets, what the last ones could read is not for these.
    const before = this.table;
    const sameEyes = before?.looking === message.looking || !message.table.secrets;
    const known = before && sameEyes ? this.log : [];
    if (rewrites(known, message.log, message.steps)) this.rewritten += 1;
    this.log = merge(known, message.log, message.steps);
    this.table = message;
    if (before) this.listener?.told(before);
    if (this.link === "lost") this.#mend(before);
    this.link = "open";
    if (this.#due !== null) this.#settle();
  }

  #settle(): void {
    if (this.#due !== null && (this.table?.version ?? -1) < this.#due) return;
    this.#due = null;
    this.busy = false;
  }

  #answer(message: AnswerMessage): void {
    const answered = message.request === null ? undefined : this.#waiting.get(message.request);
    if (answered) {
      this.#waiting.delete(message.request as number);
      answered(message);
    } else if (message.type === "refused") {
      this.#heed(message); // nobody asked: the server turns us away
    }
  }

  /** Nobody answers any more. */
  #drop(): void {
    this.#forsake();
    this.#lose(0);
  }

  /** To close a connection that is cut takes the browser a minute, so it is left to itself. */
  #forsake(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(code: number): void {
    if (this.#closed) return;
    this.#pulse.stop();
    if (this.link === "open") {
      this.unsure = this.busy;
      this.listener?.lost();
    }
    this.link = code === TURNED_AWAY ? "turned-away" : "lost";
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answered of left) answered(null);
    this.#due = null;
    this.#settle();
    if (this.link === "turned-away") return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Only who decides changes the version, so if it is the same, what was on its way has not arrived. */
  #mend(before: TableMessage | null): void {
    this.listener?.back(this.unsure && this.table?.version === before?.version);
    this.unsure = false;
  }

  /** The network or the reader is back: try at once instead of waiting. */
  #hurry = (event: Event): void => {
    if (document.hidden) return;
    if (this.link === "open") this.#pulse.check();
    if (this.link !== "lost") return;
    const trying = this.#socket?.readyState === WebSocket.CONNECTING;
    if (trying && event.type !== "online") return;
    clearTimeout(this.#timer);
    if (trying) this.#forsake(); // by a way that may be gone
    this.#open();
  };

  /** The browser says that there is no network; a server on the same machine is there all the same. */
  #doubt = (): void => {
    if (this.link === "open") this.#pulse.check();
  };
}
