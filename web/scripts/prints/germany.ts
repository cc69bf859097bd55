/** Germany as Python draws it: the print below and above the trains, and the pieces with their places. */
import CityMark from "../../src/games/germany/map/CityMark.svelte";
import CountryMark from "../../src/games/germany/map/CountryMark.svelte";
import { drawRoutes, upright } from "../../src/games/germany/map/drawing";
import { SIZE } from "../../src/games/germany/map/geometry";
import { drawSheet } from "../../src/games/germany/map/layout";
import layout from "../../src/games/germany/map/layout.json";
import Ornaments from "../../src/games/germany/map/Ornaments.svelte";
import PieceSymbols from "../../src/games/germany/map/PieceSymbols.svelte";
import RouteTrack from "../../src/games/germany/map/RouteTrack.svelte";
import Terrain from "../../src/games/germany/map/Terrain.svelte";
import { glossaryOf } from "../../src/games/germany/glossary";
import type { Board } from "../../src/games/germany/types";
import { namesOf } from "../../src/words/words";
import { boardOf, near, pressOf, SeatDrawing } from "./printing";

const ignore = (): void => {};

export function print(): unknown {
  const board = boardOf<Board>("germany");
  const names = namesOf(glossaryOf(board), []);
  const { print: press, ink } = pressOf("germany", "map.css");
  const sheet = drawSheet(board, layout);
  const routes = drawRoutes(board, sheet);
  const { width, height } = layout.sheet;
  const still = { label: "", highlighted: false, reachable: false, choose: ignore, focus: ignore };

  /** One wagon space at the middle of the sheet, in the looks of a colour or a train. */
  const space = (colour: string, owner: number | null, closed: boolean): string => {
    const route = { ...board.routes[0]!, colour };
    const box = { index: 0, x: 0, y: 0, angle: 0, halfLength: 0, halfWidth: 0 };
    const drawn = { route, spaces: [box], lane: "@", middle: { x: 0, y: 0 } };
    const looks = { owner, closed, selected: false, wanted: null, hover: ignore };
    return press(RouteTrack, { ...still, drawn, ...looks });
  };
  /** The part of it that is drawn for each space, and before it what is drawn once along the route. */
  const [, along = "", wagon = ""] =
    /^<g>(?:<path[^>]*stroke="transparent"[^>]*>)(.*?)<g transform="translate\(0 0\) rotate\(0\)">(.*?)<\/g><\/g>$/.exec(
      space("red", 0, false),
    )!;
  const free = (colour: string, closed: boolean): string =>
    /rotate\(0\)">(.*)<\/g><\/g>$/.exec(space(colour, null, closed))![1]!;

  const seats = board.rules.player_colours.map((_, seat) => press(SeatDrawing, { seat }));
  const standing = (places: { x: number; y: number }[]): [number, number] => [
    near(places.reduce((sum, { x }) => sum + x, 0) / places.length),
    near(places[0]!.y),
  ];
  return {
    width,
    height,
    symbols: press(PieceSymbols, { seats: seats.length, passengers: board.rules.passengers.colours }),
    below: [
      press(Terrain, { width, height }),
      press(Ornaments, { width, height, names }),
      `<g fill="none" stroke="${ink("map-ink")}" stroke-width="2">${sheet.groups
        .map(
          ({ arc: { from, control, to } }) =>
            `<path d="M${from.x} ${from.y}Q${near(control.x)} ${near(control.y)} ${to.x} ${to.y}"/>`,
        )
        .join("")}</g>`,
    ].join(""),
    above: [
      ...board.countries.map(({ id }) =>
        press(CountryMark, {
          ...still,
          id,
          name: names.place(id),
          medallions: sheet.medallions.filter(({ country }) => country === id),
          places: sheet.places,
        }),
      ),
      ...board.cities.map(({ id }) =>
        press(CityMark, { ...still, id, name: names.place(id), at: sheet.places[id]!, sign: sheet.signs[id]! }),
      ),
    ].join(""),
    // A locomotive has no route, but a card.
    spaces: Object.fromEntries([...board.colours, "grey", "loco"].map((colour) => [colour, free(colour, false)])),
    closed: Object.fromEntries([...board.colours, "grey"].map((colour) => [colour, free(colour, true)])),
    along,
    wagon: wagon.replace("gm-wagon-0", "gm-wagon-@"),
    routes: Object.fromEntries(
      routes.map(({ route, lane, spaces }) => [route.id, { colour: route.colour, lane, spaces: spaces.map(upright) }]),
    ),
    standing: Object.fromEntries([
      ...board.cities.map(({ id }) => [id, standing(sheet.signs[id]!.seats)]),
      ...sheet.medallions
        .filter(({ first }) => first)
        .map(({ country, x, y }) => [country, standing([{ x, y: y - SIZE.ribbon / 2 }])]),
    ]),
    passenger: SIZE.passenger,
    names: Object.fromEntries([...board.cities, ...board.countries].map(({ id }) => [id, names.place(id)])),
    seats,
    // The last ones are for the sheets of other boards, which Python draws itself.
    ink: {
      paper: ink("map-land"),
      text: ink("map-ink"),
      abroad: ink("map-abroad"),
      enamel: ink("map-enamel"),
      letters: ink("map-enamel-ink"),
      brass: ink("map-brass"),
      bright: ink("map-brass-light"),
      dark: ink("map-brass-dark"),
    },
  };
}
