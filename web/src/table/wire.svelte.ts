/** The wire to one table: one socket after the other to the same address, opened again whenever it is cut. What is asked
    over it gets its answer, or null when nobody will answer any more. */
import type { AnswerMessage, ChatMessage, Refusal, ServerMessage, TableMessage } from "./messages";
import { Pulse } from "./pulse";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server closes with this code when there is no such table or it cannot be opened: asking again is no use. */
const TURNED_AWAY = 4404;

export type Link = "opening" | "open" | "lost" | "turned-away";

/** Who sits at this end of it. */
export interface End {
  /** There is a socket again; the table has not come yet. */
  opened(): void;
  /** How the table is now; the first time after a cut, `mended`. */
  showed(table: TableMessage, mended: boolean): void;
  /** Something was said, or somebody is muted. */
  heard(chat: ChatMessage): void;
  /** Nobody asked: the server turns us away. */
  refused(refusal: Refusal): void;
  cut(): void;
}

export class Wire {
  link = $state<Link>("opening");
  #socket: WebSocket | null = null;
  readonly #pulse = new Pulse(
    () => this.send({ type: "alive" }, () => {}),
    () => this.#drop(),
  );
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Who waits for the answer to which request. */
  #waiting = new Map<number, (answer: AnswerMessage | null) => void>();
  #requests = 0;
  readonly #address: string;

  constructor(
    id: string,
    private readonly end: End,
  ) {
    const address = new URL(`/api/tables/${id}/ws`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.#address = address.href;
    this.#open();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  send(message: Record<string, unknown>, answered: (answer: AnswerMessage | null) => void): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      answered(null);
      return;
    }
    const request = this.#requests++;
    this.#waiting.set(request, answered);
    this.#socket.send(JSON.stringify({ ...message, request }));
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

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#pulse.open();
    socket.onopen = () => {
      this.#pulse.open();
      this.end.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#pulse.heard();
      this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.#lose(event.code);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "chat") {
      this.end.heard(message);
      return;
    }
    if (message.type !== "table") {
      this.#answer(message);
      return;
    }
    this.#wait = FIRST_WAIT;
    this.end.showed(message, this.link === "lost");
    this.link = "open";
  }

  #answer(message: AnswerMessage): void {
    const answered = message.request === null ? undefined : this.#waiting.get(message.request);
    if (answered) {
      this.#waiting.delete(message.request as number);
      answered(message);
    } else if (message.type === "refused") {
      this.end.refused(message);
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
    if (this.link === "open") this.end.cut();
    this.link = code === TURNED_AWAY ? "turned-away" : "lost";
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answered of left) answered(null);
    if (this.link === "turned-away") return;
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
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
