/** What is said at a table, as this person may hear it. The server keeps it; here is what was said lately, and older
    lines once they are asked for. */
import { api } from "../api/http";
import { recall, remember } from "../browser/memory";
import type { ChatMessage, Refusal, Said } from "./messages";

/** Something to say: one's own words, or a phrase that everybody reads in their own language. */
export type Saying = { text: string } | { phrase: Phrase };
export type Phrase = NonNullable<Said["phrase"]>;
export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "nice-move",
  "ouch",
  "thanks",
  "sorry",
  "thinking",
  "moment",
  "your-turn",
  "good-game",
  "bye",
];

/** Sends a message; the refusal that it got, or null. */
type Send = (message: Record<string, unknown>) => Promise<Refusal | null>;

export class Talk {
  lines = $state.raw<readonly Said[]>([]);
  /** The seats of people whom this person does not want to hear. */
  muted = $state.raw<readonly number[]>([]);
  /** Whether older lines may be asked for. */
  earlier = $state(false);
  /** The last line that was read; the browser remembers it. */
  #read = $state(0);
  readonly #key: string;

  constructor(
    private readonly id: string,
    private readonly send: Send,
  ) {
    this.#key = `talk.${id}`;
    this.#read = Number(recall(this.#key) ?? 0);
  }

  /** How many lines of others were not read yet. */
  readonly unread: number = $derived(this.lines.filter(({ n, yours }) => n > this.#read && !yours).length);

  hear(message: ChatMessage): void {
    const known = message.anew ? [] : this.lines;
    if (message.anew) this.earlier = message.earlier;
    this.lines = [...known, ...message.lines];
    this.muted = message.muted;
  }

  /** All lines are in sight. */
  read(): void {
    const last = this.lines.at(-1)?.n ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    remember(this.#key, String(last));
  }

  /** Why it could not be said, or null. */
  say(saying: Saying, seat: number | null): Promise<Refusal | null> {
    return this.send({ type: "chat", ...saying, seat });
  }

  mute(seat: number, muted: boolean): Promise<Refusal | null> {
    return this.send({ type: "mute", seat, muted });
  }

  async recall(): Promise<void> {
    const first = this.lines[0]?.n;
    if (first === undefined) return;
    const { lines, earlier } = await api.chat(this.id, first);
    this.lines = [...lines.filter(({ n }) => n < (this.lines[0]?.n ?? 0)), ...this.lines];
    this.earlier = earlier;
  }
}
