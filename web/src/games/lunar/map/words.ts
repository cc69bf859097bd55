/** What a place on the map is called, with its state: for screen readers, and line by line for the tips. */
import { formsOf } from "../../../words/words";
import type { Geography, Milepost } from "../geography";
import { DIRECTIONS, type Direction, type Side, type View, type Wrap } from "../types";
import type { Happenings } from "./happenings";
import { other } from "./stroll";
import type { Mode, Names, Offered } from "./types";

/** What is told about a place: a title, facts for one line, and notes with a line each. */
export interface Told {
  title: string;
  facts: string[];
  notes: string[];
}

export interface Scene {
  geography: Geography;
  view: View;
  names: Names;
  mode: Mode;
  offered: Offered;
  /** links that can be built, by the mileposts they touch */
  buildable: ReadonlySet<number>;
  /** mileposts of the track in pencil */
  pencilled: ReadonlySet<number>;
  owners: ReadonlyMap<number, number>;
  happenings: Happenings;
}

/** The way a link leads from a milepost, in words; at a pole this is asked for the disc that is looked at. */
function wayOf(link: number, from: Milepost, { geography, names }: Scene): string {
  const { pair } = geography.links[link]!;
  if (pair !== null) return names.t("lunar-map-way-wrap", { pair });
  const to = geography.across(link, from.number);
  const direction = DIRECTIONS.find((one): one is Direction => {
    const [columns, rows] = geography.board.generator.directions[one];
    return to.column - from.column === columns && to.row - from.row === rows;
  });
  const word = direction
    ? String(formsOf("way", `lunar-direction-${direction.toLowerCase()}`, direction).way_word)
    : "";
  return from.pole && to.side === "far" ? names.t("lunar-map-way-far", { way: word }) : word;
}

function groundOf(milepost: Milepost, { geography, names }: Scene): string[] {
  const city = milepost.city === null ? undefined : geography.cities.get(milepost.city);
  const cost = names.t("lunar-map-cost", { cost: geography.costOf(milepost) });
  if (!city) return [names.t(`lunar-map-terrain-${milepost.terrain}`), cost];
  return [
    names.t(`lunar-map-size-${city.size}`),
    cost,
    ...(city.goods.length > 0
      ? [names.t("lunar-map-goods", { made: city.goods.map((good) => names.good(good)) })]
      : []),
  ];
}

/** Whose track is here, and where it leads. */
function tracksAt(milepost: Milepost, scene: Scene): string[] {
  const { geography, owners, names } = scene;
  const ways = new Map<number, string[]>();
  for (const link of geography.linksAt[milepost.number] ?? []) {
    const owner = owners.get(link);
    if (owner !== undefined) ways.set(owner, [...(ways.get(owner) ?? []), wayOf(link, milepost, scene)]);
  }
  return [...ways].sort(([p], [q]) => p - q).map(([owner, list]) => names.t("lunar-map-track", { owner, ways: list }));
}

export function trainsAt(milepost: Milepost, { view }: Pick<Scene, "view">): number[] {
  return view.players.flatMap(({ train }, seat) => (train?.at === milepost.id ? [seat] : []));
}

function offerOf(milepost: Milepost, { mode, offered, buildable, names }: Scene): string[] {
  if (offered.mileposts.has(milepost.id))
    return [names.t(mode === "place" ? "lunar-map-can-place" : "lunar-map-can-move")];
  return buildable.has(milepost.number) ? [names.t("lunar-map-can-build")] : [];
}

export function tellMilepost(milepost: Milepost, scene: Scene): Told {
  const { geography, names, happenings } = scene;
  const dearer = (geography.linksAt[milepost.number] ?? []).filter((link) => geography.links[link]!.crossing);
  const letters = [...geography.wraps.values()]
    .filter((wrap) => [...wrap.near, ...wrap.far].some((place) => place.join(":") === milepost.id))
    .map(({ label }) => names.pair(label));
  const trains = trainsAt(milepost, scene);
  return {
    title: names.milepost(milepost.id),
    facts: groundOf(milepost, scene),
    notes: [
      ...(trains.length > 0 ? [names.t("lunar-map-trains", { players: trains })] : []),
      ...tracksAt(milepost, scene),
      ...(dearer.length > 0
        ? [names.t("lunar-map-dearer", { ways: dearer.map((link) => wayOf(link, milepost, scene)) })]
        : []),
      ...(letters.length > 0 ? [names.t("lunar-map-letters", { labels: letters })] : []),
      ...(happenings.shaken.has(milepost.terrain) ? [names.t("lunar-map-shaken")] : []),
      ...(happenings.exposed.has(milepost.side) ? [names.t("lunar-map-exposed")] : []),
      ...(scene.pencilled.has(milepost.number) ? [names.t("lunar-map-pencilled")] : []),
      ...offerOf(milepost, scene),
    ],
  };
}

export function tellLetter(wrap: Wrap, side: Side, { geography, owners, names }: Scene): Told {
  const owner = geography.links.filter(({ pair }) => pair === wrap.label).map(({ number }) => owners.get(number));
  const taken = owner.find((seat) => seat !== undefined);
  return {
    title: names.t("lunar-map-letter", { pair: wrap.label }),
    facts: [names.t("lunar-map-partner", { side: other(side) })],
    notes: taken === undefined ? [] : [names.t("lunar-map-letter-track", { owner: taken })],
  };
}

/** The same in one breath. */
export function aloud({ title, facts, notes }: Told): string {
  return [title, ...facts, ...notes].join(", ");
}
