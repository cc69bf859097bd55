/** A draft as a board file, and a board file as a draft. What is a rule and not the board's to say stands in the file of
    the game's own board, and is taken from there. */
import type { Point } from "../../../map/boxes";
import type { PrintedTicket, Board } from "../types";
import type { Layout } from "../map/layout";
import { titleOf } from "../map/words";
import type { BorderSpot, Route, RouteGroup } from "../map/types";
import type { Draft, Journey, Line, Place, Thing } from "./draft";
import { frameAround, onSheet, toSheet, toWorld, type Frame, type Spot } from "./frame";
import { idOf, once } from "./ids";

/** A board with what only its file says. */
export interface BoardFile extends Board {
  schema: { name: string; version: number };
  game: { players: readonly number[] };
  rules: Board["rules"] & { passengers: { total: number }; tickets: { setup_draw: number } };
  /** the sheet it was drawn on */
  frame?: Frame;
}

export interface Written {
  board: BoardFile;
  /** what each place and each line of the draft is called in the file */
  ids: ReadonlyMap<string, string>;
  /** What stands at a place of the file, such as `routes[3]`. */
  things: ReadonlyMap<string, Thing>;
}

const MEDALLION = "main";

function groupOf(
  line: Line,
  group: string,
  a: string,
  b: string,
  fresh: (id: string) => string,
): [RouteGroup, Route[]] {
  const ids = line.colours.map((_, track) => fresh(line.colours.length > 1 ? `${group}-${track + 1}` : group));
  const { length, colours } = line;
  return [
    { id: group, a, b, length, tracks: ids.length, routes: ids },
    ids.map((id, track) => ({
      id,
      a,
      b,
      length,
      colour: colours[track]!,
      group,
      siblings: ids.filter((other) => other !== id),
    })),
  ];
}

/** In order of their values, as such a file has them. */
const inOrder = (tickets: readonly Journey[], long: boolean): Journey[] =>
  tickets.filter((ticket) => ticket.long === long).sort((one, other) => one.value - other.value);

export function write(draft: Draft, frame: Frame, own: BoardFile): Written {
  const places = once();
  const ids = new Map<string, string>();
  for (const city of draft.cities) ids.set(city.id, places(idOf(city.name, "city")));
  for (const country of draft.countries) ids.set(country.id, places(idOf(country.name, "country")));
  const things = new Map<string, Thing>();

  const groups = once();
  const tracks = once();
  const border_spots: BorderSpot[] = [];
  const route_groups: RouteGroup[] = [];
  const routes: Route[] = [];
  for (const line of draft.lines) {
    const [a, abroad] = [ids.get(line.a)!, ids.get(line.b)!];
    const b = line.spot ? places(`${abroad}_${a}`) : abroad;
    const [group, parallel] = groupOf(line, groups(`${a}-${abroad}`), a, b, tracks);
    const thing: Thing = { kind: "line", id: line.id };
    if (line.spot) {
      things.set(`border_spots[${border_spots.length}]`, thing);
      const where = toWorld(frame, line.spot);
      border_spots.push({ id: b, country: abroad, city: a, route: parallel[0]!.id, medallion: MEDALLION, ...where });
    }
    ids.set(line.id, group.id);
    things.set(`route_groups[${route_groups.length}]`, thing);
    route_groups.push(group);
    for (const route of parallel) {
      things.set(`routes[${routes.length}]`, thing);
      routes.push(route);
    }
  }

  const place = ({ id, name, passengers, x, y }: Place) => ({
    id: ids.get(id)!,
    name,
    ...toWorld(frame, { x, y }),
    passengers,
  });
  draft.cities.forEach(({ id }, i) => things.set(`cities[${i}]`, { kind: "city", id }));
  draft.countries.forEach(({ id }, i) => things.set(`countries[${i}]`, { kind: "country", id }));

  const journeys = once();
  const printed = (long: boolean): PrintedTicket[] =>
    inOrder(draft.tickets, long).map((ticket, i) => {
      things.set(`tickets.${long ? "long" : "short"}[${i}]`, { kind: "ticket", id: ticket.id });
      const [a, b] = [ids.get(ticket.a)!, ids.get(ticket.b)!];
      return { id: journeys(`${a}-${b}`), a, b, value: ticket.value };
    });

  const { schema, game, colours, rules } = own;
  const board: BoardFile = {
    schema: { name: schema.name, version: schema.version },
    game,
    ...(draft.name.trim() ? { name: draft.name } : {}),
    frame,
    colours,
    rules,
    cities: draft.cities.map(place),
    countries: draft.countries.map((country) => ({
      ...place(country),
      spots: border_spots.filter((spot) => spot.country === ids.get(country.id)).map(({ id }) => id),
    })),
    border_spots,
    routes,
    route_groups,
    tickets: { short: printed(false), long: printed(true) },
  };
  return { board, ids, things };
}

/** The draft of a board, and the sheet it is drawn on. Where it has none, everything lies where a layout has it, or else
    where its degrees say. */
export function read(board: BoardFile, layout: Layout | null, sheet?: Frame): [Draft, Frame] {
  const spots = new Map(board.border_spots.map((spot) => [spot.id, spot]));
  const frame = board.frame ?? sheet ?? frameAround([...board.cities, ...board.border_spots, ...board.countries]);
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  function at(row: Spot, laid?: Point): Point {
    const point = laid ?? toSheet(frame, row);
    return onSheet(frame, Number.isFinite(point.x + point.y) ? point : middle);
  }
  const placeAt = (row: Board["cities"][number], laid?: Point): Place => {
    const { id, name, passengers } = row;
    return { id: String(id), name: String(name ?? ""), passengers: Number(passengers) || 0, ...at(row, laid) };
  };
  const medallion = (country: string): Point | undefined =>
    Object.entries(layout?.medallions ?? {}).find(([id]) => id.startsWith(`${country}/`))?.[1];

  const known = new Set([...board.cities, ...board.countries].map(({ id }) => id));
  const joins = ({ a, b }: { a: string; b: string }): boolean => known.has(a) && known.has(b);
  const colours = new Map(board.routes.map((route) => [route.id, route.colour]));
  const lines = board.route_groups.map((group): Line => {
    const spot = spots.get(group.b);
    return {
      id: `line ${group.id}`,
      a: group.a,
      b: spot?.country ?? group.b,
      length: group.length,
      colours: group.routes.map((id) => colours.get(id) ?? "grey"),
      spot: spot ? at(spot, layout?.spots[spot.id]) : null,
    };
  });
  const tickets = (["short", "long"] as const).flatMap((kind) =>
    board.tickets[kind].map(({ id, a, b, value }): Journey => ({
      id: `ticket ${id}`,
      a,
      b,
      value,
      long: kind === "long",
    })),
  );
  const draft = {
    name: titleOf(board),
    cities: board.cities.map((city) => placeAt(city, layout?.cities[city.id])),
    countries: board.countries.map((country) => placeAt(country, medallion(country.id))),
    lines: lines.filter(joins),
    tickets: tickets.filter(joins),
  };
  return [draft, frame];
}

/** Whether this can be read as a board at all; whether it can be played on is another question. */
export function isBoard(data: unknown): data is BoardFile {
  const file = data as Partial<BoardFile> | null;
  const rows = [file?.cities, file?.countries, file?.border_spots, file?.routes, file?.route_groups];
  const { short, long } = file?.tickets ?? {};
  return [...rows, short, long].every((list) => Array.isArray(list));
}
