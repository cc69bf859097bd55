/** Every kind of event moves something or is quiet, from a thing that is on the page to another. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MOVEMENTS as GERMANY } from "../src/games/germany/movements";
import { MOVEMENTS as LUNAR, ridden } from "../src/games/lunar/movements";
import { MOVEMENTS as WENSLEYDALE } from "../src/games/wensleydale/movements";
import { moving, QUIET, type Beat, type Movements, type Seen, type Spot } from "../src/kit/movements";
import type { Event, View } from "../src/table/messages";
import { board as germanBoard } from "./board";
import { board as moonBoard } from "./lunar/board";
import { playerWith, viewWith } from "./lunar/view";

const source = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");

/** The kinds of a game's events, as the server describes them. */
function kindsOf(game: string): string[] {
  const described = [...source("api/schema.d.ts").matchAll(/^ {8}(\w+): \{\n((?: {9,}.*\n| {8,}\/?\*.*\n)*)/gm)];
  return described
    .filter(([, name]) => name!.startsWith(`${game}Event`))
    .flatMap(([, , body]) => /^ {12}kind: (.*);$/m.exec(body!)![1]!.split(" | "))
    .map((kind) => kind.slice(1, -1))
    .sort();
}

/** What things on the page may be called, made from all that is written as `data-spot`. */
const SPOTS = readdirSync(new URL("../src", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .flatMap((file) => [...source(file).matchAll(/data-spot=(?:"([^"]*)"|\{([^}]*(?:\}[^}]*)*?`[^`]*`)[^}]*\})/g)])
  .flatMap(([, plain, computed]) => (plain ?? /`([^`]*)`/.exec(computed!)![1]!).split(/ (?![^{]*\})/))
  .map((name) => new RegExp(`^${name.replace(/\$?\{[^}]*\}/g, "[^ ]+")}$`));

const named = (spot: Spot): string => (typeof spot === "string" ? spot : spot.on);
const spotsOf = (beats: readonly Beat[]): string[] =>
  beats.flatMap(({ travels }) =>
    travels.flatMap(({ way }) => way.flatMap((place) => [place].flat() as Spot[]).map(named)),
  );

const p = { player: 1 };
const GERMAN_EVENTS = [
  { kind: "draw-own", player: 0, card: "red" },
  { kind: "draw", ...p },
  { kind: "take", ...p, card: "blue" },
  { kind: "tickets", ...p, short: 2, long: 2 },
  { kind: "keep-own", player: 0, tickets: [germanBoard.tickets.long[0]!.id], setup: false },
  {
    kind: "claim",
    ...p,
    route: "berlin-dresden",
    a: "berlin",
    b: "dresden",
    length: 4,
    points: 7,
    colour: "red",
    cards: 3,
    locos: 1,
  },
  { kind: "passenger", ...p, place: "berlin", colour: "red" },
  { kind: "shuffle" },
  { kind: "reset", times: 1 },
];
const DALES_EVENTS = [
  { kind: "bid", ...p, box: 2, cubes: 3 },
  { kind: "overbid", ...p, owner: 0, box: 2, cubes: 4 },
  { kind: "won", ...p, box: 2, cubes: 4, points: ["government", "midland"] },
  { kind: "lay", ...p, a: "settle", b: "horton", cost: 2 },
  { kind: "opposition", area: "settle", count: 2 },
  { kind: "paid", ...p, payment: ["cubes", "government"] },
  { kind: "buy", ...p, train: "3B", payment: ["train"] },
  { kind: "move", ...p, piece: "cheese", area: "settle" },
  { kind: "profit", ...p, income: 5, links: 3, result: 2, level: 4 },
  { kind: "takeover", ...p, company: "midland", a: "settle", b: "horton", links: 3, price: 2 },
  { kind: "dead", area: "settle", pieces: ["red"] },
  { kind: "turn", turn: 2, points: ["government", "train"] },
];
const [here, there] = [moonBoard.cities[0]!.id, moonBoard.cities[1]!.id];
const [start, next, far] = moonBoard.mileposts.slice(40, 43).map(([side, column, row]) => `${side}:${column}:${row}`);
const MOON_EVENTS = [
  { kind: "build", ...p, a: start, b: next, cost: 2 },
  { kind: "build-wrap", ...p, pair: "A", a: start, b: next, cost: 2 },
  { kind: "upgrade", ...p, loco: "vostok", cost: 20 },
  { kind: "place", ...p, city: here },
  { kind: "relocate", ...p, city: here },
  { kind: "move", player: 0, milepost: next },
  { kind: "toll", ...p, owner: 0, amount: 4 },
  { kind: "load", player: 0, good: "ice", city: here },
  { kind: "drop", ...p, good: "ice", city: here },
  { kind: "deliver", player: 0, good: "ice", city: there, card: "d1", pay: 30 },
  { kind: "boom", ...p, good: "ice", city: there, card: "e1", pay: 30 },
  { kind: "give-up", ...p, good: "ice" },
  { kind: "hit", player: 0, goods: ["ice"] },
  { kind: "exposed", ...p, card: "e1", goods: ["ice"] },
  { kind: "drawn", player: 0, card: "d1" },
  { kind: "exchange", ...p, cards: ["d1", "d2"] },
  { kind: "event", ...p, card: "e1" },
  { kind: "tax", ...p, amount: 12 },
  { kind: "struck", city: here, milepost: next },
];

const display = ["red", "blue", null, "green", "loco"];
const boxes = [{ number: 2, bid: { seat: 0, cubes: 3 } }];
const train = { at: start!, from: null, city: null };
const moonView = viewWith({ players: [playerWith({ train }), playerWith({ train })] });
const seen = (board: unknown, view: unknown): Seen => ({ me: 0, board, before: view as View, now: view as View });

const GAMES = [
  { game: "Germany", all: GERMANY, events: GERMAN_EVENTS, sight: seen(germanBoard, { display }) },
  { game: "Wensleydale", all: WENSLEYDALE, events: DALES_EVENTS, sight: seen(null, { boxes }) },
  { game: "Lunar", all: LUNAR, events: MOON_EVENTS, sight: seen(moonBoard, moonView) },
] as unknown as { game: string; all: Movements<Event>; events: Event[]; sight: Seen }[];

describe.each(GAMES)("what travels in $game", ({ game, all, events, sight }) => {
  const kinds = Object.keys(all).sort() as (keyof typeof all)[];

  it("is said for every kind of event that the server knows", () => {
    expect(kindsOf(game).length).toBeGreaterThan(10);
    expect(kinds).toEqual(kindsOf(game));
    expect(events.map(({ kind }) => kind).sort()).toEqual(kinds.filter((kind) => all[kind] !== QUIET));
  });

  it.each(events)("$kind: from somewhere to somewhere else, with a sound", (event) => {
    const [beat] = moving(all)([event], sight);
    expect(beat?.sound).toBeDefined();
    expect(beat?.travels.length).toBeGreaterThan(0);
    for (const { way, piece } of beat?.travels ?? []) {
      expect(way.length).toBeGreaterThan(1);
      expect(way.every((place) => [place].flat().length > 0)).toBe(true);
      expect(way[0]).not.toEqual(way.at(-1));
      expect(piece.width).toBeGreaterThan(0);
    }
  });

  it("goes to things that the page shows under these names", () => {
    const unknown = spotsOf(moving(all)(events, sight)).filter((spot) => !SPOTS.some((known) => known.test(spot)));
    expect(unknown).toEqual([]);
    expect(SPOTS.some((known) => known.test("nowhere"))).toBe(false);
  });
});

describe("what a seat may not know", () => {
  it("travels as its back: nobody sees which card another has drawn", () => {
    const [beat] = moving(GERMANY)([{ kind: "draw", player: 1 }], seen(germanBoard, { display }));
    expect(beat?.travels.map(({ piece }) => piece.props)).toEqual([{ kind: "train" }]);
  });
});

describe("several in a row", () => {
  it("of the same player are one movement, of different players not", () => {
    const draw = (player: number): Event => ({ kind: "draw", player });
    const beats = moving(GERMANY)([draw(1), draw(1), draw(2)], seen(germanBoard, { display }));
    expect(beats.map(({ travels }) => travels.length)).toEqual([2, 1]);
  });

  it("make one ride along the line, and the next one begins where it ended", () => {
    const move = (milepost: string): Event => ({ kind: "move", player: 0, milepost });
    const toll: Event = { kind: "toll", player: 0, owner: 1, amount: 4 };
    const beats = moving(LUNAR, ridden)([move(next!), move(far!), toll, move(next!)], seen(moonBoard, moonView));
    const ways = beats.map(({ travels }) => travels[0]!.way);
    expect(ways.map((way) => way.length)).toEqual([3, 2, 2]);
    expect(ways[2]![0]).toEqual(ways[0]!.at(-1));
  });
});
