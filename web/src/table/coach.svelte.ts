/** The coach of a first game: what they have explained already, and whether they are wanted. The browser remembers it. */
import { recall, remember, whenAdopted } from "../browser/memory";

export class Coach {
  /** Nobody has said whether they are wanted: null. Then they are, until a game has been finished. */
  #wanted = $state<string | null>(null);
  #explained = $state.raw<ReadonlySet<string>>(new Set());

  constructor(readonly game: string) {
    this.#recall();
    whenAdopted(() => this.#recall());
  }

  #recall(): void {
    this.#wanted = recall(`coach.${this.game}`);
    this.#explained = new Set((recall(`coached.${this.game}`) ?? "").split(",").filter(Boolean));
  }

  get wanted(): boolean {
    return this.#wanted !== "off";
  }

  /** Wanted again, they begin anew. */
  set wanted(wanted: boolean) {
    this.#want(wanted ? "on" : "off");
    if (wanted) this.#remember(new Set());
  }

  /** Whoever has finished a game needs no coach, unless they asked for one. */
  finished(): void {
    if (this.#wanted === null) this.#want("off");
  }

  /** What they explain among these topics: the first that they have not yet explained. */
  topic(topics: readonly string[]): string | null {
    return this.wanted ? (topics.find((topic) => !this.#explained.has(topic)) ?? null) : null;
  }

  explained(topic: string): void {
    this.#remember(new Set([...this.#explained, topic]));
  }

  #want(wanted: string): void {
    this.#wanted = wanted;
    remember(`coach.${this.game}`, wanted);
  }

  #remember(explained: ReadonlySet<string>): void {
    this.#explained = explained;
    remember(`coached.${this.game}`, [...explained].join());
  }
}

const coaches = new Map<string, Coach>();

/** The one coach of a game: whoever changes their mind does so everywhere. */
export function coachOf(game: string): Coach {
  const coach = coaches.get(game) ?? new Coach(game);
  coaches.set(game, coach);
  return coach;
}
