/** The wire to one table: keeps itself alive, holds what the server said last, and sends what the player does. */
import type { Pace } from "../browser/preferences.svelte";
import { merge, rewrites } from "./log";
import type { AnswerMessage, Plan, Question, Refusal, ServerMessage, Step, TableMessage } from "./messages";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server closes with this code when there is no such table or it cannot be opened: asking again is no use. */
const TURNED_AWAY = 4404;

export type Link = "opening" | "open" | "lost" | "turned-away";

export class Connection {
  link = $state<Link>("opening");
  table = $state.raw<TableMessage | null>(null);
  log = $state.raw<Step[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** A request is on its way: a second click must not play twice. */
  busy = $state(false);
  /** How often steps that were known already were taken back or told anew. */
  rewritten = $state(0);

  #pace: Pace | null = null;
  #socket: WebSocket | null = null;
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
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** One action after the other, all of them or none. */
  play(actions: readonly number[]): void {
    const [action] = actions;
    if (action === undefined) return;
    this.#ask("play", actions.length === 1 ? { action } : { actions });
  }

  undo(steps: number): void {
    this.#ask("undo", steps === 1 ? {} : { steps });
  }

  restart(): void {
    this.#ask("restart", {});
  }

  look(seat: number): void {
    this.#send({ type: "look", seat }, (answer) => {
      if (answer?.type === "refused") this.refusal = answer;
    });
  }

  /** Sit down in an open seat. */
  join(seat: number, name: string): void {
    this.#request({ type: "join", seat, name });
  }

  /** Give an open seat to a computer player. */
  fill(seat: number, bot: string, name: string): void {
    this.#request({ type: "fill", seat, bot, name });
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
    this.#send({ type: "skip" }, (answer) => {
      if (answer?.type === "refused") this.refusal = answer;
    });
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
    const seat = this.table?.looking;
    if (seat === null || seat === undefined || this.link !== "open") return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#send({ type: "plan", seat, about }, (answer) => {
        if (answer?.type === "refused") this.refusal = answer;
        resolve(answer?.type === "plan" ? answer.plan : null);
      });
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #ask(type: "play" | "undo" | "restart", more: Record<string, number | readonly number[]>): void {
    const table = this.table;
    if (table && table.looking !== null) this.#request({ type, seat: table.looking, at: table.version, ...more });
  }

  #request(message: Record<string, unknown>): void {
    if (this.busy || this.link !== "open") return;
    this.busy = true;
    this.refusal = null;
    this.#send(message, (answer) => {
      // What was done is seen from that version on: to be free before would be to act on what is past.
      this.#due = answer?.type === "done" ? answer.version : null;
      this.#settle();
      if (answer?.type === "refused") this.refusal = answer;
    });
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
    socket.onopen = () => {
      this.link = "open";
      if (this.#pace) this.wish(this.#pace);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #hear(message: ServerMessage): void {
    if (message.type !== "table") {
      this.#answer(message);
      return;
    }
    this.#wait = FIRST_WAIT;
    // Another pair of eyes: where there are secrets, what the last ones could read is not for these.
    const sameEyes = this.table?.looking === message.looking || !message.table.secrets;
    const before = this.table && sameEyes ? this.log : [];
    if (rewrites(before, message.log, message.steps)) this.rewritten += 1;
    this.log = merge(before, message.log, message.steps);
    this.table = message;
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
      this.refusal = message; // nobody asked: the server turns us away
    }
  }

  #lose(code: number): void {
    if (this.#closed) return;
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

  /** The network or the reader is back: try at once instead of waiting. */
  #hurry = (): void => {
    if (this.link !== "lost" || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
