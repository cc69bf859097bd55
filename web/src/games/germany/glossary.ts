/** Germany's ids by name: cities from the board, countries in the reader's language, routes and tickets by their ends. */
import { firstOf } from "../../words/language.svelte";
import { counted, formsOf, gathered, joined, type Glossary } from "../../words/words";
import type { Values } from "../../words/catalogues";
import type { Board } from "./types";

export interface GermanyGlossary extends Glossary {
  place(id: string): string;
  route(id: string): string;
  colour(id: string): string;
}

export function glossaryOf(board: Board): GermanyGlossary {
  const cities = new Map(board.cities.map((city) => [city.id, city.name]));
  const countries = new Map(board.countries.map((country) => [country.id, country.name]));
  const spots = new Map(board.border_spots.map((spot) => [spot.id, spot.country]));
  const routes = new Map(board.routes.map((route) => [route.id, route]));
  const tickets = new Map([...board.tickets.short, ...board.tickets.long].map((ticket) => [ticket.id, ticket]));

  const placed = (argument: string, id: string): Values => {
    const city = (name: string): Values => formsOf(argument, "germany-place-city", name, { name });
    const named = cities.get(id);
    if (named !== undefined) return city(named);
    // A border spot is said as its country; a country of somebody's invention is said like a city.
    const country = spots.get(id) ?? id;
    const known = formsOf(argument, `germany-place-${country}`, "");
    return known[argument] ? known : city(countries.get(country) ?? country);
  };
  const place = (id: string): string => String(placed("place", id).place);
  const ends = (thing: { a: string; b: string } | undefined, id: string): string =>
    thing ? `${place(thing.a)}–${place(thing.b)}` : id;
  const route = (id: string): string => ends(routes.get(id), id);
  const long = (id: string): string => `${route(id)} (${routes.get(id)?.length ?? 0})`;
  const ticket = (id: string): string => `${ends(tickets.get(id), id)} (${tickets.get(id)?.value ?? 0})`;

  return {
    game: "germany",
    place,
    route,
    colour: (id) => firstOf([`germany-colour-${id}`, `germany-card-${id}`], id),
    named(argument, value, sentence, seat) {
      if (typeof value === "object") {
        if (argument === "cards") return { cards: counted("germany-card", value) };
        if (argument === "passengers") return { passengers: counted("germany-passenger", value) };
        if (argument === "routes") return { routes: joined(value.map((id) => long(String(id)))) };
        if (argument === "places") return { places: gathered(value.map((id) => place(String(id)))) };
        if (argument === "tickets") return { tickets: joined(value.map((id) => ticket(String(id)))) };
        // Tickets kept are given seat by seat: each number is said with its player.
        if (argument === "kept") return { kept: joined(value.map((count, index) => `${seat(index)} (${count})`)) };
        return null;
      }
      const id = String(value);
      switch (argument) {
        case "place":
        case "a":
        case "b":
          return placed(argument, id);
        case "route":
          return { route: route(id) };
        case "card":
          return formsOf(argument, `germany-card-${id}`, id);
        case "colour":
          if (sentence.includes("passenger")) return formsOf(argument, `germany-passenger-${id}`, id);
          return formsOf(argument, `germany-card-${id}`, id);
        default:
          return null;
      }
    },
  };
}
