/** The wire to one table: keeps itself alive, holds what the server said last, and sends what the player does. */
import { merge, rewrites } from "./log";
import type { Asked, Question, Refusal, ServerMessage, Step, TableMessage } from "./messages";

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
  /** What was asked and is not answered yet, in the order of asking. */
  #questions: Asked[] = [];
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
      this.#questions.push({ type: "why", answer });
      this.#send({ type: "why", seat, ...question });
    });
  }

  /** What the game's path service says about this; null when nobody can be asked, or there is nothing to say. */
  plan(about: Record<string, unknown>): Promise<Record<string, unknown> | null> {
    const seat = this.table?.looking;
    if (seat === null || seat === undefined || this.link !== "open") return Promise.resolve(null);
    return new Promise((answer) => {
      this.#questions.push({ type: "plan", answer });
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
      this.#asked("why")?.answer(message.refusal);
      return;
    }
    if (message.type === "plan") {
      this.#asked("plan")?.answer(message.plan);
      return;
    }
    if (message.type === "refused") {
      // Answers come in the order of what was sent, so with nothing being played it answers a question.
      const asked = this.busy ? undefined : this.#questions.shift();
      this.busy = false;
      if (asked?.type === "why") asked.answer(message);
      else this.refusal = message;
      if (asked?.type === "plan") asked.answer(null);
      return;
    }
    this.busy = false;
    this.#wait = FIRST_WAIT;
    // Another pair of eyes: where there are secrets, what the last ones could read is not for these.
    const sameEyes = this.table?.looking === message.looking || !message.table.secrets;
    const before = this.table && sameEyes ? this.log : [];
    if (rewrites(before, message.lines, message.steps)) this.rewritten += 1;
    this.log = merge(before, message.lines, message.steps);
    this.table = message;
  }

  /** The oldest question of that sort, which is being answered now. */
  #asked<T extends Asked["type"]>(type: T): Extract<Asked, { type: T }> | undefined {
    const index = this.#questions.findIndex((asked) => asked.type === type);
    return index < 0 ? undefined : (this.#questions.splice(index, 1)[0] as Extract<Asked, { type: T }>);
  }

  #lose(code: number): void {
    if (this.#closed) return;
    this.link = code === TURNED_AWAY ? "turned-away" : "lost";
    this.busy = false;
    for (const { answer } of this.#questions.splice(0)) answer(null);
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
