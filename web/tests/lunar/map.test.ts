import { describe, expect, it } from "vitest";
import { geographyOf, spotOf } from "../../src/games/lunar/geography";
import { glossaryOf } from "../../src/games/lunar/glossary";
import { detailAt, notchOf } from "../../src/games/lunar/map/detail";
import { onDisc, onSheet, sheetFor, suits } from "../../src/games/lunar/map/discs";
import { drawGround } from "../../src/games/lunar/map/ground";
import { happeningsOf } from "../../src/games/lunar/map/happenings";
import { namedAt, placeLabels } from "../../src/games/lunar/map/labels";
import { ownersAt, ownersOf, trackPath } from "../../src/games/lunar/map/networks";
import { STEP } from "../../src/games/lunar/map/paths";
import { drawPlan } from "../../src/games/lunar/map/plans";
import { aloud, tellLetter, tellMilepost } from "../../src/games/lunar/map/words";
import { SIDES } from "../../src/games/lunar/types";
import { HEIGHT, placeTags } from "../../src/games/lunar/map/tags";
import { textWidth } from "../../src/map/lettering";
import { namesOf } from "../../src/words/words";
import { board } from "./board";
import { buildPlan, lateView, ridePlan } from "./view";

const moon = geographyOf(board);
const view = lateView();
const owners = ownersOf(view.track);
const names = namesOf(glossaryOf(board), ["Anna", "Ben", "Clara", "Dario", "Elsa", "Franz"]);
const strokes = (d: string): number => d.split("M").length - 1;

describe("the sheet", () => {
  it("has both discs side by side, above each other, or one alone", () => {
    expect([suits(1400, 800, "near"), suits(390, 600, "far")]).toEqual(["both", "far"]);
    expect(suits(500, 300, "near")).toBe("near"); // wide enough, but too small for two
    expect(sheetFor("far", 390, 600).discs.map(({ side }) => side)).toEqual(["far"]);
    const [near, far] = sheetFor("both", 1400, 800).discs;
    expect([near!.y === far!.y, near!.x < far!.x]).toEqual([true, true]);
    const [upper, lower] = sheetFor("both", 700, 1200).discs;
    expect([upper!.x === lower!.x, upper!.y < lower!.y]).toEqual([true, true]);
  });

  it("finds what is under the pointer", () => {
    const sheet = sheetFor("both", 1400, 800);
    for (const id of ["tycho", "hertzsprung", "far:-3:31", "near:17:5"]) {
      const milepost = moon.find(id)!;
      const { x, y } = onSheet(sheet, milepost.side, milepost)!;
      const { side, spot } = onDisc(sheet, { x: x + 5, y: y - 6 })!;
      expect(moon.nearest(side, spot)).toBe(milepost);
    }
    expect(onSheet(sheetFor("far", 1, 1), "near", spotOf(0, 0))).toBeNull();
    expect(onDisc(sheet, { x: -1, y: 5 })).toBeNull();
  });
});

describe("batched drawing", () => {
  it("needs few elements for all the ground", () => {
    const ground = drawGround(moon);
    for (const side of SIDES) {
      const { mare, mountain, alpine } = ground[side].symbols;
      expect(mare.length + mountain.length + alpine.length).toBeLessThan(80);
      const drawn = [mare, mountain, alpine].map((sheets) => strokes(sheets.join("")));
      const told = (["mare", "mountain", "alpine"] as const).map(
        (terrain) => moon.mileposts.filter((one) => one.terrain === terrain && one.side === side).length,
      );
      expect(drawn).toEqual(told);
    }
  });

  it("draws a network as one path a side, a wrap as a half on each", () => {
    for (const links of view.track) {
      expect(links).toHaveLength(300);
      const through = links.filter((link) => moon.links[link]!.pair !== null).length;
      const drawn = SIDES.map((side) => strokes(trackPath(moon, links, side)));
      expect(drawn[0]! + drawn[1]!).toBe(links.length + through);
    }
  });

  it("knows whose track is where", () => {
    const link = view.track[3]![0]!;
    expect(owners.get(link)).toBe(3);
    expect(ownersAt(moon, owners, moon.links[link]!.a)).toContain(3);
  });
});

describe("the names of cities", () => {
  it.each([-3, -2, 0, 3, 6])("do not cover each other at notch %i", (notch) => {
    const { names: sizes } = detailAt(notch);
    for (const side of SIDES) {
      const labels = placeLabels(moon, side, names.city, () => "", sizes);
      const boxes = labels.map(({ name, size, x, y }) => {
        const width = textWidth(name, sizes[size]);
        return { left: x - width / 2, right: x + width / 2, top: y - sizes[size] * 0.7, bottom: y + sizes[size] * 0.2 };
      });
      for (const [i, p] of boxes.entries()) {
        for (const q of boxes.slice(i + 1)) {
          const apart = p.right <= q.left || q.right <= p.left || p.bottom <= q.top || q.bottom <= p.top;
          expect(apart).toBe(true);
        }
      }
      const shown = new Set(labels.map(({ city }) => city));
      const majors = board.cities.filter((city) => city.size === "major" && city.side === side);
      expect(majors.every(({ id }) => shown.has(id))).toBe(true);
    }
  });

  it("are all there when the map fills a desk", () => {
    const named = SIDES.flatMap((side) =>
      placeLabels(moon, side, names.city, () => "", detailAt(notchOf(12 / STEP)).names),
    );
    expect(named.length).toBeGreaterThanOrEqual(56);
  });
});

describe("a city's name", () => {
  const { names: sizes, pixels } = detailAt(notchOf(12 / STEP));
  const labels = placeLabels(moon, "near", names.city, () => "", sizes);

  it("is the city", () => {
    for (const { city, x, y } of labels) expect(namedAt(labels, { x, y: y - 1 / pixels }, 0)).toBe(city);
  });

  it("ends where its letters do, but for a finger", () => {
    const { city, x, box } = labels[0]!;
    const below = { x, y: box.bottom + 5 / pixels };
    expect(namedAt([labels[0]!], below, 0)).toBeNull();
    expect(namedAt([labels[0]!], below, 7 / pixels)).toBe(city);
  });
});

describe("price tags", () => {
  it.each([-4, -2, 0, 3, 6])("do not cover each other at notch %i", (notch) => {
    const { pixels } = detailAt(notch);
    // Many turns on a short way, with a toll at each of its ends.
    const plan = buildPlan("near:-5:15", "clavius", 3);
    const drawn = drawPlan(moon, plan, "near", null, owners);
    const tolls = drawn.stages.map((stage) => ({ ...stage, amount: 4 }));
    const placed = placeTags({ ...drawn, tolls }, pixels, (sum) => `${sum} M`, true);
    expect(placed.stages).toHaveLength(drawn.stages.length);
    expect(placed.tolls).toHaveLength(tolls.length);
    const boxes = [...placed.stages, ...placed.tolls, ...placed.costs].map(({ at, dx, dy, width, text }) => {
      const height = text.endsWith("M") ? HEIGHT.stage : HEIGHT.mark;
      const [x, y] = [at.x * pixels + dx, at.y * pixels + dy];
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    });
    for (const [i, p] of boxes.entries())
      for (const q of boxes.slice(i + 1))
        expect(p.right <= q.left || q.right <= p.left || p.bottom <= q.top || q.bottom <= p.top).toBe(true);
  });
});

describe("a path that is thought of", () => {
  it("is split where the turn's money ends, and priced", () => {
    const plan = buildPlan("near:-5:15", "clavius");
    const { now, later, stages, costs } = drawPlan(moon, plan, "near", null, owners);
    expect(strokes(now)).toBe(plan.now);
    expect(strokes(now) + strokes(later)).toBe(plan.length);
    expect(stages).toHaveLength(plan.turns);
    expect(stages.at(-1)!.amount).toBe(plan.cost);
    expect(costs.reduce((sum, { amount }) => sum + amount, 0)).toBe(plan.cost);
  });

  it("goes on over the edge", () => {
    const plan = buildPlan("near:3:31", "far:-3:31", 99);
    expect(plan.steps).toHaveLength(1);
    const priced = SIDES.map((side) => drawPlan(moon, plan, side, null, owners).costs.length);
    expect(priced).toEqual([0, 1]);
    for (const side of SIDES) expect(strokes(drawPlan(moon, plan, side, null, owners).now)).toBe(1);
  });

  it("counts a ride's mileposts by turn and shows its tolls", () => {
    const plan = ridePlan("near:0:0", "near:0:-28", 6);
    const { stages, tolls } = drawPlan(moon, plan, "near", "near:0:0", owners);
    expect(stages.map(({ amount }) => amount)).toEqual([6, 12, 14]);
    expect(tolls.map(({ amount }) => amount)).toEqual([4]);
  });
});

describe("the words of a place", () => {
  const happenings = happeningsOf(moon, [
    { card: "e15", drawer: 2, left: 1, fresh: false, punished: [] },
    { card: "e18", drawer: 2, left: 1, fresh: false, punished: [] },
    { card: "e16", drawer: 4, left: 1, fresh: false, punished: [] },
  ]);
  const offered = { mileposts: new Set<string>(), links: [view.track[0]![0]!] };
  const buildable = new Set(offered.links.map((link) => moon.links[link]!.a));
  const pencilled = new Set([moon.find("clavius")!.number]);
  const scene = {
    geography: moon,
    view,
    names,
    mode: "build",
    offered,
    buildable,
    pencilled,
    owners,
    happenings,
  } as const;

  it("tell terrain, price, track and what may be done", () => {
    const link = moon.links[view.track[0]![0]!]!;
    const said = aloud(tellMilepost(moon.mileposts[link.a]!, scene));
    expect(said).toContain("M to build here");
    expect(said).toContain("track of Anna");
    expect(said).toContain("you can build here now");
    expect(aloud(tellMilepost(moon.find("tycho")!, scene))).toMatch(
      /^Tycho, major city, 5 M to build here, has .*robots/,
    );
  });

  it("tell what is in pencil", () => {
    expect(aloud(tellMilepost(moon.find("clavius")!, scene))).toContain("in your pencil drawing");
    expect(aloud(tellMilepost(moon.find("tycho")!, scene))).not.toContain("pencil");
  });

  it("tell a letter's partner", () => {
    const said = aloud(tellLetter(moon.wraps.get("+A")!, "near", scene));
    expect(said).toContain("+A (orange)");
    expect(said).toContain("on the far side");
  });

  it("tell what events close", () => {
    expect([...happenings.shaken]).toEqual(["mare"]);
    expect([...happenings.exposed]).toEqual(["far"]);
    expect(happenings.closed).toEqual([4]);
    expect(happenings.told).toEqual({ near: ["e15", "e16"], far: ["e18"] });
    const mare = moon.mileposts.find(({ terrain }) => terrain === "mare")!;
    expect(aloud(tellMilepost(mare, scene))).toContain("closed by a quake or lava");
  });
});
