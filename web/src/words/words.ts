/** Arguments of log lines and refusals are ids; here they become the names people say, in the forms a sentence needs.
    The catalogues' README says which forms there are. */
import { firstOf, list, t } from "./language.svelte";
import type { Values } from "./catalogues";

export type Argument = string | number | boolean | null | undefined | readonly (string | number)[];
export type Arguments = Record<string, Argument>;

/** What the words of a game need: its own ids by name. */
export interface Glossary {
  place(id: string): string;
  /** the place with its preposition: "in France" */
  placeIn(id: string): string;
  route(id: string): string;
  ticket(id: string): string;
}

export interface Names extends Glossary {
  seat(seat: number): string;
  colour(id: string): string;
  /** The sentence of that id, with ids among the arguments turned into names. */
  t(id: string, args?: Arguments): string;
}

/** A colour says itself alone, as one card, and as many: "red", "a red card", "red cards". */
function colourForms(key: string, kind: "card" | "passenger", id: string): Values {
  // Sentences choose by "none" and "grey", so these two stay as they are.
  if (id === "none" || id === "grey") return { [key]: id };
  const word = `${kind}-${id}`;
  return {
    [key]: firstOf([word], id),
    [`${key}_one`]: firstOf([`${word}.one`], id),
    [`${key}_many`]: firstOf([`${word}.many`], id),
  };
}

/** Cards by kind, in the order in which the kinds first come: "2 red cards", "a locomotive". */
function counted(cards: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => {
    const { card_one, card_many } = colourForms("card", "card", card);
    return count === 1 ? String(card_one) : `${count} ${String(card_many)}`;
  });
}

export function namesOf(glossary: Glossary, seatNames: readonly string[]): Names {
  const seat = (index: number): string => seatNames[index] ?? t("seat-name", { number: index + 1 });

  const forms = (id: string, key: string, value: string | number): Values => {
    switch (key) {
      case "player":
      case "owner":
      case "winners":
      case "players":
        return { [key]: typeof value === "number" ? seat(value) : value };
      case "place":
      case "a":
      case "b":
        return { [key]: glossary.place(String(value)), [`${key}_in`]: glossary.placeIn(String(value)) };
      case "route":
        return { route: glossary.route(String(value)) };
      case "tickets":
        return { tickets: glossary.ticket(String(value)) };
      case "phase":
        return { phase: firstOf([`phase-${value}`], String(value)) };
      case "card":
        return colourForms(key, "card", String(value));
      case "colour":
        return colourForms(key, id.includes("passenger") ? "passenger" : "card", String(value));
      case "action":
        // Its number is a name, and names are not grouped like quantities.
        return { action: String(value) };
      default:
        return { [key]: value };
    }
  };

  const resolve = (id: string, args: Arguments): Values => {
    const values: Values = {};
    for (const [key, value] of Object.entries(args)) {
      if (value === null || value === undefined) values[key] = "none";
      else if (typeof value === "boolean") values[key] = String(value);
      else if (typeof value === "object" && key === "cards") values[key] = list(counted(value.map(String))) || "none";
      else if (typeof value === "object") {
        const items = value.map((item) => String(forms(id, key, item)[key]));
        // Tickets kept are given seat by seat: each number is said with its player.
        values[key] = list(key === "kept" ? items.map((item, index) => `${seat(index)} (${item})`) : items);
      } else Object.assign(values, forms(id, key, value));
    }
    return values;
  };

  return {
    ...glossary,
    seat,
    colour: (id) => firstOf([`colour-${id}`, `card-${id}`], id),
    t: (id, args = {}) => t(id, resolve(id, args)),
  };
}

const itself = (id: string): string => id;

/** Words where no game is in sight: ids stay ids, seats are counted. */
export const plainNames: Names = namesOf({ place: itself, placeIn: itself, route: itself, ticket: itself }, []);
