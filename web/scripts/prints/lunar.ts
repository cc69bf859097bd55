/** The Moon as Python draws it: both sides as they are printed, and where track, letters and trains stand on them. */
import { geographyOf } from "../../src/games/lunar/geography";
import { glossaryOf } from "../../src/games/lunar/glossary";
import Cities from "../../src/games/lunar/map/Cities.svelte";
import { detailAt, notchOf, trainScale } from "../../src/games/lunar/map/detail";
import { sheetFor } from "../../src/games/lunar/map/discs";
import { drawGround } from "../../src/games/lunar/map/ground";
import Ground from "../../src/games/lunar/map/Ground.svelte";
import { placeLabels } from "../../src/games/lunar/map/labels";
import Letters from "../../src/games/lunar/map/Letters.svelte";
import { STEP } from "../../src/games/lunar/map/paths";
import SideTitle from "../../src/games/lunar/map/SideTitle.svelte";
import TrackDrawing from "../../src/games/lunar/map/TrackDrawing.svelte";
import TrainDrawing from "../../src/games/lunar/map/TrainDrawing.svelte";
import { SIDES, type Side } from "../../src/games/lunar/types";
import { namesOf } from "../../src/words/words";
import { board } from "../../tests/lunar/board";
import { near, pressOf, SeatDrawing } from "./printing";

/** pixels a unit: as close as both sides are looked at on a large screen */
const SCALE = 0.8;
const SEATS = 6;

export function print(): unknown {
  const names = namesOf(glossaryOf(board), []);
  const { print: press, ink } = pressOf("lunar", "moon.css");
  const geography = geographyOf(board);
  const ground = drawGround(geography);
  const detail = detailAt(notchOf(SCALE));
  const { width, height, discs } = sheetFor("both", 2, 1);
  const seats = Array.from({ length: SEATS }, (_, seat) => seat);
  const onSide = (draw: (side: Side) => string): string =>
    discs.map(({ side, x, y }) => `<g transform="translate(${near(x)} ${near(y)})">${draw(side)}</g>`).join("");
  const labels = (side: Side) =>
    placeLabels(
      geography,
      side,
      (city) => names.city(city),
      () => "",
      detail.names,
    );
  const spot = ({ x, y }: { x: number; y: number }): [number, number] => [near(x * STEP), near(y * STEP)];
  return {
    width: near(width),
    height: near(height),
    discs: Object.fromEntries(discs.map(({ side, x, y }) => [side, [near(x), near(y)]])),
    below:
      `<rect width="${near(width)}" height="${near(height)}" fill="${ink("moon-sky")}"/>` +
      onSide(
        (side) =>
          press(Ground, { ground: ground[side], radius: board.grid.radius, symbols: true }) +
          press(SideTitle, { side, names, events: [], unit: detail.unit }),
      ),
    above: onSide(
      (side) =>
        press(Letters, { geography, side, far: false, printed: (label: string) => names.pair(label) }) +
        press(Cities, { geography, side, detail, labels: labels(side) }),
    ),
    mileposts: Object.fromEntries(geography.mileposts.map((milepost) => [milepost.id, spot(milepost)])),
    poles: geography.mileposts.filter(({ pole }) => pole).map(({ id }) => id),
    letters: Object.fromEntries(
      SIDES.map((side) => [
        side,
        Object.fromEntries(
          [...geography.wraps.values()].map((wrap) => [wrap.label, spot(geography.letterAt(wrap, side))]),
        ),
      ]),
    ),
    tracks: seats.map((seat) => press(TrackDrawing, { seat, d: "@", scale: detail.line })),
    // A load that is there is told by its number.
    trains: seats.map((seat) => press(TrainDrawing, { seat, loads: 0 })),
    loaded: seats.map((seat) => press(TrainDrawing, { seat, loads: 9 }).replace(">9<", ">@<")),
    train: Math.round(trainScale(detail) * 100) / 100,
    seats: seats.map((seat) => press(SeatDrawing, { seat })),
    ink: { paper: ink("moon-sky"), text: ink("moon-sky-ink") },
  };
}
