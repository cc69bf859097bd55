import { describe, expect, it } from "vitest";
import { glossaryOf } from "../../../src/games/wensleydale/glossary";
import { groupsIn } from "../../../src/games/wensleydale/map/standing";
import { drawLines, upright } from "../../../src/games/wensleydale/map/tracks";
import type { Step, View } from "../../../src/games/wensleydale/map/types";
import { areaName, borderName, feesOf, ownersIn, pieceName } from "../../../src/games/wensleydale/map/words";
import { namesOf } from "../../../src/words/words";
import { board } from "../board";
import { crossings, placed } from "./sheet";

const names = namesOf(glossaryOf(board), ["Anna", "Otto", "Clara"]);
const borders = new Map([...crossings].map(([id, { border }]) => [id, border]));
const area = (id: string) => board.areas.find((one) => one.id === id)!;
const empty: View = { seats: 3, links: {}, companies: {}, pieces: {}, movable: {}, building: null, taking: null };

describe("pieces in their room", () => {
  const room = { x: 100, y: 50, halfLength: 30, halfWidth: 13, angle: 0 };

  it("stand side by side in the middle, kind by kind", () => {
    const [red, green] = groupsIn({ green: 1, red: 2 }, room);
    expect([red!.kind, red!.at.length, green!.kind]).toEqual(["red", 2, "green"]);
    expect(red!.box.x + red!.box.halfLength).toBeCloseTo(green!.box.x - green!.box.halfLength);
    expect((red!.at[0]!.x + green!.at[0]!.x + green!.width) / 2).toBeCloseTo(100);
  });

  it("are drawn once with their number when they are a crowd", () => {
    const [stones] = groupsIn({ stone: 7 }, room);
    expect([stones!.count, stones!.at.length]).toEqual([7, 1]);
    expect(groupsIn({ stone: 0 }, room)).toEqual([]);
  });
});

describe("lines", () => {
  const links = {
    "rylstone-skipton": 0,
    "cracoe-rylstone": 0,
    "cracoe-threshfield": 0,
    "settle-the_south": "midland",
  } as const;
  const { lines, junctions } = drawLines(links, crossings, placed);

  it("run through every link, whoever owns it", () => {
    expect(lines.map(({ border, owner }) => [border, owner])).toEqual(Object.entries(links));
  });

  it("end at towns and go on through the country without a stop", () => {
    expect(junctions).toEqual([]);
    const { x, y } = placed.get("skipton")!.hub;
    expect(lines[0]!.path).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
  });

  it("stop where they end in the open, and fork where three meet", () => {
    const ends = drawLines({ "rylstone-skipton": 0 }, crossings, placed).junctions;
    expect(ends.map((junction) => [junction.area, junction.owner])).toEqual([["rylstone", 0]]);
  });

  it("never stand on their heads", () => {
    expect([upright(180), upright(100), upright(-100), upright(45), upright(90)]).toEqual([0, -80, 80, 45, -90]);
  });
});

describe("what a screen reader says", () => {
  it("tells an area with town, companies, pieces and links", () => {
    const view: View = { ...empty, links: { "rylstone-skipton": 1, "settle-the_south": "midland" } };
    expect(ownersIn("skipton", view.links, borders)).toEqual([1]);
    const state = {
      companies: ["midland"] as const,
      pieces: { cheese: 2 },
      owners: [1, "midland"] as const,
      offered: true,
    };
    expect(areaName(area("skipton"), state, names)).toBe(
      "Skipton, lowland, major town, company town of the Midland Railway, with 2 cheeses, links of Otto, " +
        "links of the Midland Railway, you can choose it now",
    );
  });

  it("tells a border with its cost, or with its link", () => {
    const border = borders.get("rylstone-skipton")!;
    expect(borderName(border, null, empty, names)).toMatch(/ to .*, free, 2 build points$/);
    const taken: View = { ...empty, links: { "rylstone-skipton": 2 } };
    expect(borderName(border, null, taken, names)).toMatch(/link of Clara$/);
    expect(borderName(borders.get("settle-the_south")!, null, empty, names)).toContain("only from The South");
  });

  it("tells what a step costs besides: companies' points at both ends of a new line, opposition where it goes", () => {
    const step: Step = { id: 1, kind: "lay", a: "skipton", b: "rylstone", border: "rylstone-skipton" };
    const view: View = {
      ...empty,
      companies: { skipton: ["midland"] },
      pieces: { rylstone: { opposition: 2 }, skipton: { opposition: 1 } },
    };
    expect(feesOf(step, view)).toEqual(["government", "government", "midland"]);
    const begun = { ...view, building: { areas: ["ilkley", "skipton"], links: [], cost: 1 } };
    expect(feesOf(step, begun)).toEqual(["government", "government"]);
    expect(feesOf({ ...step, kind: "over" }, view)).toEqual([]);
    expect(borderName(borders.get("rylstone-skipton")!, step, view, names)).toBe(
      "Skipton to Rylstone, free, 2 build points, plus 2 government points and a Midland point, " +
        "you can build a link here now",
    );
  });

  it("tells whose reach a piece is in", () => {
    const piece = (movers: number[]) =>
      pieceName("malham_moor", "stone", { count: 2, movers, offered: false, lost: movers.length === 0 }, names);
    expect(piece([0, 2])).toBe("2 stones in Malham Moor, within reach of Anna and Clara");
    expect(piece([])).toBe("2 stones in Malham Moor, within nobody’s reach, would leave the game");
  });
});
