/** The wire to one table: keeps itself alive, holds what the server said last, and sends what the player does. */
import { merge, rewrites } from "./log";
import type { Plan, Question, Refusal, Sent, ServerMessage, Step, TableMessage } from "./messages";

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

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** What was sent and is not answered yet, in the order of sending, which is that of the answers. */
  #sent: Sent[] = [];
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
    this.#sent.push({ type: "deed" });
    this.#send({ type: "look", seat });
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

  /** Why a move or a thing on the board is not possible; null when it is, or when nobody can be asked. */
  why(question: Question): Promise<Refusal | null> {
    const seat = this.table?.looking;
    if (seat === null || seat === undefined || this.link !== "open") return Promise.resolve(null);
    return new Promise((answer) => {
      this.#sent.push({ type: "why", about: "about" in question ? question.about : null, answer });
      this.#send({ type: "why", seat, ...question });
    });
  }

  /** What the game's path service says about this; null when nobody can be asked, or there is nothing to say. */
  plan(about: Record<string, unknown>): Promise<Plan | null> {
    const seat = this.table?.looking;
    if (seat === null || seat === undefined || this.link !== "open") return Promise.resolve(null);
    return new Promise((answer) => {
      this.#sent.push({ type: "plan", about, answer });
      this.#send({ type: "plan", seat, about });
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
    this.#sent.push({ type: "deed" });
    this.#send(message);
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.link = "open";
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lose(event.code);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "why") {
      this.#asked("why", message.about)?.answer(message.refusal);
      return;
    }
    if (message.type === "plan") {
      this.#asked("plan", message.about)?.answer(message.plan);
      return;
    }
    if (message.type === "refused") {
      // Whatever was sent first is refused, be it a deed or a question.
      const refused = this.#sent.shift();
      if (refused?.type === "why") refused.answer(message);
      else this.refusal = message;
      if (refused?.type === "plan") refused.answer(null);
      else if (refused?.type !== "why") this.busy = false;
      return;
    }
    this.#sent = this.#sent.filter(({ type }) => type !== "deed");
    this.busy = false;
    this.#wait = FIRST_WAIT;
    // Another pair of eyes: where there are secrets, what the last ones could read is not for these.
    const sameEyes = this.table?.looking === message.looking || !message.table.secrets;
    const before = this.table && sameEyes ? this.log : [];
    if (rewrites(before, message.log, message.steps)) this.rewritten += 1;
    this.log = merge(before, message.log, message.steps);
    this.table = message;
  }

  /** The oldest question of that sort about this, which is being answered now: what was sent before it is done with. */
  #asked<T extends "why" | "plan">(type: T, about: unknown): Extract<Sent, { type: T }> | undefined {
    const wanted = JSON.stringify(about);
    const index = this.#sent.findIndex((one) => one.type === type && JSON.stringify(one.about) === wanted);
    if (index < 0) return undefined;
    const asked = this.#sent[index] as Extract<Sent, { type: T }>;
    this.#forget(this.#sent.splice(0, index + 1).slice(0, -1));
    return asked;
  }

  /** Nobody will answer these any more. */
  #forget(sent: readonly Sent[]): void {
    for (const one of sent) if (one.type !== "deed") one.answer(null);
  }

  #lose(code: number): void {
    if (this.#closed) return;
    this.link = code === TURNED_AWAY ? "turned-away" : "lost";
    this.busy = false;
    this.#forget(this.#sent.splice(0));
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
