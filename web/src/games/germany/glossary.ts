/** Germany's ids by name: cities from the board, countries in the reader's language, routes and tickets by their ends. */
import { firstOf } from "../../words/language.svelte";
import type { Glossary } from "../../words/words";
import type { Board } from "./types";

export function glossaryOf(board: Board): Glossary {
  const cities = new Map(board.cities.map((city) => [city.id, city.name]));
  const spots = new Map(board.border_spots.map((spot) => [spot.id, spot.country]));
  const routes = new Map(board.routes.map((route) => [route.id, route]));
  const tickets = new Map([...board.tickets.short, ...board.tickets.long].map((ticket) => [ticket.id, ticket]));

  // A border spot is said as its country.
  const country = (id: string): string => spots.get(id) ?? id;
  const place = (id: string): string => cities.get(id) ?? firstOf([`place-${country(id)}`], country(id));
  const placeIn = (id: string): string =>
    cities.has(id)
      ? firstOf(["place-city.in"], place(id), { name: place(id) })
      : firstOf([`place-${country(id)}.in`], place(id));
  const ends = (thing: { a: string; b: string } | undefined, id: string): string =>
    thing ? `${place(thing.a)}–${place(thing.b)}` : id;

  return {
    place,
    placeIn,
    route: (id) => ends(routes.get(id), id),
    ticket: (id) => `${ends(tickets.get(id), id)} (${tickets.get(id)?.value ?? 0})`,
  };
}
