/** Arguments of log lines and refusals are ids; here they become the names people say, in the forms a sentence needs.
    The catalogues' README has the table: what holds in every game is here, each game's own rows are in its glossary. */
import { forms, list, t } from "./language.svelte";
import type { Values } from "./catalogues";

export type Item = string | number;
export type Argument = Item | boolean | null | undefined | readonly Item[];
export type Arguments = Record<string, Argument>;
export type SeatName = (seat: number) => string;

/** What a game adds to the table: its own rows. */
export interface Glossary {
  /** the game's name, which the ids of its phases begin with */
  readonly game: string;
  /** An argument as the sentence of that id needs it; null where the game has no word for it. */
  named(argument: string, value: Item | readonly Item[], sentence: string, seat: SeatName): Values | null;
}

/** A glossary with the people of a table, and sentences made from both. */
export type Names<G extends Glossary = Glossary> = G & {
  seat: SeatName;
  /** The sentence of that id, with ids among the arguments turned into names. */
  t(id: string, args?: Arguments): string;
};

/** What a sentence chooses by when there is nothing. */
const NOTHING = "none";

/** A name with its grammatical forms, for one argument; an id that has no name stays as it is. */
export function formsOf(argument: string, message: string, unnamed: string, values?: Values): Values {
  const named = forms(message, values);
  if (!named) return { [argument]: unnamed };
  return Object.fromEntries(
    Object.entries(named).map(([form, text]) => [form ? `${argument}_${form}` : argument, text]),
  );
}

export const joined = (items: string[]): string => list(items) || NOTHING;

/** How many there are of each sort, in the order in which they first come. */
export function counts(things: readonly Item[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(String(thing), (counts.get(String(thing)) ?? 0) + 1);
  return counts;
}

/** Names joined, each with its number if it comes more often than once: Kiel (2). */
export const gathered = (names: readonly string[]): string =>
  joined([...counts(names)].map(([name, count]) => (count > 1 ? `${name} (${count})` : name)));

/** Things of messages `<kind>-<thing>`, each sort with its number, in the order in which they first come. */
export function counted(kind: string, things: readonly Item[]): string {
  return joined(
    [...counts(things)].map(([thing, count]) => {
      const { x_one, x_many } = formsOf("x", `${kind}-${thing}`, thing);
      return count === 1 ? String(x_one) : `${count} ${String(x_many)}`;
    }),
  );
}

export function namesOf<G extends Glossary>(glossary: G, seatNames: readonly string[]): Names<G> {
  const seat = (index: number): string => seatNames[index] ?? t("seat-name", { number: index + 1 });

  const one = (id: string, key: string, value: Item): Values => {
    switch (key) {
      case "player":
      case "owner":
      case "winners":
      case "players":
        return { [key]: typeof value === "number" ? seat(value) : value };
      case "phase":
        return formsOf(key, `${glossary.game}-phase-${value}`, String(value));
      case "action":
        // Its number is a name, and names are not grouped like quantities.
        return { action: String(value) };
      default:
        return glossary.named(key, value, id, seat) ?? { [key]: value };
    }
  };

  const resolve = (id: string, args: Arguments): Values => {
    const values: Values = {};
    for (const [key, value] of Object.entries(args)) {
      if (value === null || value === undefined) values[key] = NOTHING;
      else if (typeof value === "boolean") values[key] = String(value);
      else if (typeof value === "object") {
        const whole = glossary.named(key, value, id, seat);
        Object.assign(values, whole ?? { [key]: joined(value.map((item) => String(one(id, key, item)[key]))) });
      } else Object.assign(values, one(id, key, value));
    }
    return values;
  };

  return { ...glossary, seat, t: (id, args = {}) => t(id, resolve(id, args)) };
}

/** Words where no game is in sight: ids stay ids, seats are counted. */
export const plainNames: Names = namesOf({ game: "", named: () => null }, []);
