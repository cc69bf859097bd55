/** The sheet of a draft: what is placed lies where it was placed, and what is not (signs, bends) as the house would lay it,
    once it has told. */
import type { Layout } from "../map/layout";
import type { Ground } from "../map/types";
import type { Draft, Line } from "./draft";
import type { Frame, HouseLayout } from "./frame";

const MARGIN = 36;
const ABOVE = { dx: 0, dy: -27, stand: 0 };

/** What somebody who draws does not place: by the ids of the draft. */
export interface Finish {
  signs: Readonly<Record<string, Layout["cities"][string]["sign"]>>;
  bends: Readonly<Record<string, number>>;
}

export const PLAIN: Finish = { signs: {}, bends: {} };

/** The finish of a layout; `scale` tells how much larger the draft is drawn, and `called` what its things are called there. */
export function finishOf(layout: Layout, draft: Draft, called: (id: string) => string, scale = 1): Finish {
  const bends = draft.lines.flatMap(({ id }) => {
    const bend = layout.bends[called(id)];
    return bend === undefined ? [] : [[id, bend * scale] as const];
  });
  const signs = draft.cities.flatMap(({ id }) => {
    const city = layout.cities[called(id)];
    return city ? [[id, city.sign] as const] : [];
  });
  return { signs: Object.fromEntries(signs), bends: Object.fromEntries(bends) };
}

/** The finish of a layout that the house made of the draft's file. */
export function housed(layout: HouseLayout, draft: Draft, ids: ReadonlyMap<string, string>, frame: Frame): Finish {
  return finishOf(layout, draft, (id) => ids.get(id) ?? "", frame.south / layout.projection.south);
}

/** A track of a line, as the map knows it. */
export const trackOf = (line: Line, track: number): string => `${line.id}/${track}`;
export const lineOfTrack = (track: string): string => track.slice(0, track.lastIndexOf("/"));
const spotOf = (line: Line): string => `spot ${line.id}`;

export function groundOf({ cities, countries, lines }: Draft): Ground {
  const here = { lon: 0, lat: 0 };
  const ends = lines.filter(({ spot }) => spot !== null);
  return {
    cities: cities.map((city) => ({ ...city, ...here })),
    countries: countries.map((country) => ({
      ...country,
      ...here,
      spots: ends.filter(({ b }) => b === country.id).map(spotOf),
    })),
    border_spots: ends.map((line) => ({
      ...here,
      id: spotOf(line),
      country: line.b,
      city: line.a,
      route: trackOf(line, 0),
      medallion: "main",
    })),
    routes: lines.flatMap((line) =>
      line.colours.map((colour, track) => ({
        id: trackOf(line, track),
        a: line.a,
        b: line.b,
        length: line.length,
        colour,
        group: line.id,
        siblings: line.colours.map((_, other) => trackOf(line, other)).filter((_, other) => other !== track),
      })),
    ),
    route_groups: lines.map((line) => ({
      id: line.id,
      a: line.a,
      b: line.spot ? spotOf(line) : line.b,
      length: line.length,
      tracks: line.colours.length,
      routes: line.colours.map((_, track) => trackOf(line, track)),
    })),
  };
}

export function layoutOf({ cities, countries, lines }: Draft, frame: Frame, { signs, bends }: Finish): Layout {
  return {
    sheet: { width: frame.width, height: frame.height, margin: MARGIN },
    cities: Object.fromEntries(cities.map(({ id, x, y }) => [id, { x, y, sign: signs[id] ?? ABOVE }])),
    spots: Object.fromEntries(lines.flatMap((line) => (line.spot ? [[spotOf(line), line.spot]] : []))),
    medallions: Object.fromEntries(countries.map(({ id, x, y }) => [`${id}/main`, { x, y }])),
    bends,
  };
}
