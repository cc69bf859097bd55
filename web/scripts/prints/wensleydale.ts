/** The Dales as Python draws them: the poster below and above the links, and the pieces with their places. */
import Country from "../../src/games/wensleydale/map/Country.svelte";
import { drawCountry } from "../../src/games/wensleydale/map/country";
import Furniture from "../../src/games/wensleydale/map/Furniture.svelte";
import { placeAll, SIZE, type Layout } from "../../src/games/wensleydale/map/layout";
import layout from "../../src/games/wensleydale/map/layout.json";
import Lines from "../../src/games/wensleydale/map/Lines.svelte";
import LinkDrawing from "../../src/games/wensleydale/map/LinkDrawing.svelte";
import PieceGroup from "../../src/games/wensleydale/map/PieceGroup.svelte";
import PieceSymbols from "../../src/games/wensleydale/map/PieceSymbols.svelte";
import PlaceNames from "../../src/games/wensleydale/map/PlaceNames.svelte";
import { sheetFor } from "../../src/games/wensleydale/map/sheet";
import { CROWD, groupsIn, PITCH } from "../../src/games/wensleydale/map/standing";
import TownMark from "../../src/games/wensleydale/map/TownMark.svelte";
import { crossingOf, drawLines, upright } from "../../src/games/wensleydale/map/tracks";
import { borderId, COMPANIES, KINDS, type Owner } from "../../src/games/wensleydale/map/types";
import { glossaryOf } from "../../src/games/wensleydale/glossary";
import type { Board } from "../../src/games/wensleydale/types";
import { namesOf } from "../../src/words/words";
import { boardOf, near, pressOf, SeatDrawing } from "./printing";

const SEATS = [0, 1, 2, 3];
const ignore = (): void => {};
const NOTHING = new Set<string>();

export function print(): unknown {
  const board = boardOf<Board>("wensleydale");
  const names = namesOf(glossaryOf(board), []);
  const { print: press, ink } = pressOf("wensleydale", "dales.css");
  const sheet = sheetFor(1, 1);
  const { map } = sheet;
  const placed = placeAll(board, layout as Layout, (area) => names.place(area));
  const crossings = new Map(
    board.adjacency
      .filter(({ buildable }) => buildable)
      .map((border) => [borderId(border.a, border.b), crossingOf(border, placed)]),
  );
  const owners: Owner[] = [...SEATS, ...COMPANIES];
  const onMap = (markup: string): string => `<g transform="translate(${map.x} ${map.y})">${markup}</g>`;
  const touching = (area: string): string[] =>
    [...crossings].filter(([, { border }]) => border.a === area || border.b === area).map(([id]) => id);
  /** A link's line in one of its areas: on into another link of its owner, or without one to where lines meet. */
  const into = (id: string, area: string, other: string): string => {
    const { lines } = drawLines(other ? { [id]: 0, [other]: 0 } : { [id]: 0 }, crossings, placed);
    const { border } = crossings.get(id)!;
    return `M${lines[0]!.path.split("M")[border.a === area ? 2 : 3]!}`;
  };
  const waysIn = (id: string, area: string): Record<string, string> => {
    const others = placed.get(area)!.town ? [] : touching(area).filter((other) => other !== id);
    return Object.fromEntries(["", ...others].map((other) => [other, into(id, area, other)]));
  };
  /** Where lines of an owner end or fork in open country. */
  const stop = (owner: Owner): string => {
    const junctions = [{ x: 0, y: 0, owner, area: "" }];
    const drawn = press(Lines, { lines: [], junctions, series: NOTHING, traced: NOTHING });
    return /<circle[^>]*>/.exec(drawn)![0];
  };
  /** The number beside a crowd. */
  const tally = (): string => {
    const [group] = groupsIn({ red: CROWD }, placed.get("hawes")!.pieces);
    const still = { stop: "", label: "", offered: false, opened: false, within: null, lost: 0, reachable: false };
    const drawn = press(PieceGroup, { ...still, group: group!, choose: ignore, hover: ignore, focus: ignore });
    return /(<circle[^>]*>)(<text[^>]*>)\d+<\/text>/.exec(drawn)!.slice(1).join("") + "@</text>";
  };
  return {
    width: sheet.width,
    height: sheet.height,
    map: [map.x, map.y],
    below:
      press(PieceSymbols, {}) +
      onMap(press(Country, { country: drawCountry(board), size: board.map })) +
      press(Furniture, { sheet, map: board.map }),
    names: press(PlaceNames, { areas: board.areas, placed, far: false }),
    lines: Object.fromEntries(
      owners.map((owner) => [
        owner,
        press(Lines, { lines: [{ border: "", owner, path: "@" }], junctions: [], series: NOTHING, traced: NOTHING }),
      ]),
    ),
    stops: Object.fromEntries(owners.map((owner) => [owner, stop(owner)])),
    links: Object.fromEntries(owners.map((owner) => [owner, press(LinkDrawing, { owner })])),
    borders: Object.fromEntries(
      [...crossings].map(([id, { at, angle, border }]) => [
        id,
        {
          at: `translate(${near(at.x)} ${near(at.y)}) rotate(${upright(angle)})`,
          across: `M${drawLines({ [id]: 0 }, crossings, placed).lines[0]!.path.split("M")[1]!}`,
          ways: Object.fromEntries([border.a, border.b].map((area) => [area, waysIn(id, area)])),
        },
      ]),
    ),
    towns: Object.fromEntries(
      (["major", "minor"] as const).map((size) => [
        size,
        Object.fromEntries(
          [[], ["midland"], ["north_eastern"], ["midland", "north_eastern"]].map((companies) => [
            companies.join(" "),
            press(TownMark, { size, companies: companies as never }),
          ]),
        ),
      ]),
    ),
    areas: Object.fromEntries(
      board.areas.map(({ id, town }) => {
        const { hub, pieces } = placed.get(id)!;
        const floor = near(pieces.y + pieces.halfWidth);
        return [id, { town: town?.size ?? null, hub: [hub.x, hub.y], pieces: [near(pieces.x), floor] }];
      }),
    ),
    kinds: Object.fromEntries(
      KINDS.map((kind) => {
        const sort = kind === "stone" || kind === "cheese" ? "goods" : "person";
        const { width, height } = SIZE[sort];
        return [kind, { width, height, pitch: near(width * PITCH[sort]) }];
      }),
    ),
    crowd: CROWD,
    tally: tally(),
    seats: SEATS.map((seat) => press(SeatDrawing, { seat })),
    ink: { paper: ink("dales-paper"), text: ink("dales-label") },
  };
}
