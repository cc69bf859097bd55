import { describe, expect, it } from "vitest";
import { board as printed } from "./board";
import layout from "../src/games/germany/map/layout.json";
import { addPlace, addTicket, EMPTY, join, remove, type Draft } from "../src/games/germany/editor/draft";
import { faultsOf } from "../src/games/germany/editor/faults";
import { isBoard, read, write, type BoardFile } from "../src/games/germany/editor/file";
import { onSheet, toSheet, toWorld, USUAL } from "../src/games/germany/editor/frame";
import { idOf, once } from "../src/games/germany/editor/ids";
import { distances, fairTicket, filledUp, moreTickets, shareOut } from "../src/games/germany/editor/suggest";

const own = printed as BoardFile;
const NEEDS = { passengers: 60, tickets: 20 };

/** A, B, C in a row with two spaces between them, and a country beyond C. */
function small(): Draft {
  let draft = EMPTY;
  for (const [kind, name, x] of [
    ["city", "Å", 100],
    ["city", "Bô", 400],
    ["city", "C", 700],
    ["country", "Land", 1100],
  ] as const)
    [draft] = addPlace(draft, kind, { x, y: 500 }, name);
  const [a, b, c] = draft.cities.map(({ id }) => id) as [string, string, string];
  [draft] = join(draft, a, b)!;
  [draft] = join(draft, b, c)!;
  [draft] = join(draft, draft.countries[0]!.id, c)!;
  return draft;
}

const faults = (draft: Draft): string[] => faultsOf(draft, NEEDS).map(({ id }) => id);

describe("a draft", () => {
  it("gets a parallel track where two cities are joined twice, up to three", () => {
    let draft = small();
    const { a, b } = draft.lines[0]!;
    [draft] = join(draft, b, a)!;
    [draft] = join(draft, a, b)!;
    expect(draft.lines).toHaveLength(3);
    expect(draft.lines[0]!.colours).toHaveLength(3);
    expect(join(draft, a, b)).toBeNull();
  });

  it("joins a country to cities alone, each time at a spot of its own", () => {
    let draft = small();
    const land = draft.countries[0]!.id;
    const c = draft.cities[2]!.id;
    expect(draft.lines[2]).toMatchObject({ a: c, b: land });
    [draft] = join(draft, c, land)!;
    expect(draft.lines.filter(({ spot }) => spot !== null)).toHaveLength(2);
    expect(join(draft, land, land)).toBeNull();
  });

  it("loses with a city what ends there", () => {
    let draft = small();
    const [a, b] = draft.cities as unknown as [{ id: string }, { id: string }];
    [draft] = addTicket(draft, a.id, b.id)!;
    draft = remove(draft, { kind: "city", id: b.id });
    expect([draft.cities.length, draft.lines.length, draft.tickets.length]).toEqual([2, 1, 0]);
  });
});

describe("a board file", () => {
  it("comes back as it was read", () => {
    const [draft, frame] = read(own, layout, USUAL);
    const { board } = write(draft, frame, own);
    const sorted = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
      [...rows].sort((one, other) => one.id.localeCompare(other.id));
    const people = (rows: BoardFile["cities"]) => rows.map(({ id, name, passengers }) => ({ id, name, passengers }));
    expect(people(board.cities)).toEqual(people(own.cities));
    expect(people(board.countries)).toEqual(people(own.countries));
    expect(sorted(board.route_groups)).toEqual(sorted(own.route_groups));
    expect(sorted(board.routes)).toEqual(sorted(own.routes));
    expect(sorted(board.tickets.long)).toEqual(sorted(own.tickets.long));
    expect(board.border_spots.map(({ id }) => id).sort()).toEqual(own.border_spots.map(({ id }) => id).sort());
    expect(board.rules).toEqual(own.rules);
    expect(read(board, null)[0]).toMatchObject({ cities: draft.cities, lines: draft.lines });
  });

  it("names ids after names, each once", () => {
    expect([idOf("Köln am Rhein", "city"), idOf("Ålborg", "city"), idOf("…", "city")]).toEqual([
      "koeln_am_rhein",
      "aalborg",
      "city",
    ]);
    const fresh = once();
    expect([fresh("a"), fresh("a"), fresh("b")]).toEqual(["a", "a-2", "b"]);
    const { board, things } = write(small(), USUAL, own);
    expect(board.border_spots[0]).toMatchObject({ id: "land_c", country: "land", city: "c", route: "c-land" });
    expect(things.get("routes[1]")).toEqual({ kind: "line", id: small().lines[1]!.id });
  });

  it("is read as far as it goes where it does not say everything", () => {
    const { lon: _, ...nowhere } = own.cities[0]!;
    const damaged = {
      ...own,
      cities: [nowhere, ...own.cities.slice(2)],
      tickets: { short: own.tickets.short, long: [] },
    };
    const [draft, frame] = read(damaged as unknown as BoardFile, null);
    expect(draft.cities[0]).toMatchObject({ x: frame.width / 2, y: frame.height / 2 });
    const gone = own.cities[1]!.id;
    expect(draft.lines.some(({ a, b }) => a === gone || b === gone)).toBe(false);
    expect(draft.tickets.some(({ a, b }) => a === gone || b === gone)).toBe(false);
  });

  it("is told from other files", () => {
    expect([own, null, [], {}, { ...own, routes: 3 }].map(isBoard)).toEqual([true, false, false, false, false]);
  });
});

describe("the sheet", () => {
  it("keeps its points over degrees and back, and holds what is placed beyond it", () => {
    const at = { x: 333, y: 777 };
    const back = toSheet(USUAL, toWorld(USUAL, at));
    expect(Math.hypot(back.x - at.x, back.y - at.y)).toBeLessThan(0.2);
    expect(onSheet(USUAL, { x: -50, y: 5000 })).toEqual({ x: 70, y: 1330 });
  });
});

describe("what is suggested", () => {
  it("measures ways in wagons, and none through a country", () => {
    const draft = small();
    const [a, , c] = draft.cities.map(({ id }) => id) as [string, string, string];
    const far = distances(draft);
    expect([far(a, c), far(a, draft.countries[0]!.id)]).toEqual([4, 6]);
    expect(distances({ ...draft, lines: draft.lines.slice(1) })(a, c)).toBe(Infinity);
  });

  it("gives a ticket the points of its way, and calls it long from twelve on", () => {
    const draft = small();
    const [a, b, c] = draft.cities.map(({ id }) => id) as [string, string, string];
    expect(fairTicket(draft, c, a)![0].tickets).toMatchObject([{ a: c, b: a, value: 4, long: false }]);
    const long = { ...draft, lines: draft.lines.map((line) => ({ ...line, length: 6 })) };
    expect(fairTicket(long, a, c)![0].tickets).toMatchObject([{ value: 12, long: true }]);
    expect(fairTicket({ ...draft, lines: [] }, a, b)![0].tickets).toHaveLength(1);
    expect(fairTicket(draft, a, a)).toBeNull();
  });

  it("makes of a few places a board that can be played", () => {
    const draft = moreTickets(shareOut(small(), 60), 20);
    expect(faults(draft)).toEqual([]);
    expect(new Set(draft.tickets.map(({ id }) => id)).size).toBe(40);
    const values = (long: boolean): number[] =>
      draft.tickets.filter((one) => one.long === long).map((one) => one.value);
    expect(Math.max(...values(false))).toBeLessThanOrEqual(Math.min(...values(true)));
  });

  it("makes up a number of passengers and leaves the others alone", () => {
    const [first, ...others] = filledUp(small(), 60).cities;
    expect([first!.passengers, ...others.map(({ passengers }) => passengers)]).toEqual([57, 1, 1]);
  });
});

describe("faults", () => {
  it("are told with their place", () => {
    const draft = shareOut(moreTickets(small(), 20), 58);
    const [lost] = addPlace(draft, "city", { x: 200, y: 900 }, "");
    expect(faults(lost)).toEqual(["nameless", "passengers", "lonely"]);
    const at = faultsOf(lost, NEEDS)[0]!.at!;
    expect(lost.cities.some(({ id }) => id === at.id)).toBe(true);
    expect(faults(EMPTY)).toEqual(["cities", "passengers", "short-tickets", "long-tickets"]);
  });

  it("tell of countries nobody comes to, of parts that hang apart and of tickets that lead nowhere", () => {
    const whole = moreTickets(shareOut(small(), 60), 20);
    const cut = { ...whole, lines: whole.lines.slice(0, 2) };
    expect(faults(cut)[0]).toBe("no-border");
    expect(new Set(faults(cut))).toEqual(new Set(["no-border", "ticket"]));
    const [first, , third] = whole.lines;
    expect(new Set(faults({ ...whole, lines: [first!, third!] }))).toEqual(new Set(["apart", "ticket"]));
  });
});
