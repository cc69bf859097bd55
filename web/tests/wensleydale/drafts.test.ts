import { describe, expect, it } from "vitest";
import { acrossBorder, intoArea, linksOf, type Line } from "../../src/games/wensleydale/drafts";

const BRANCH: Line = ["skipton", "rylstone", "cracoe"];

describe("a border clicked with the pencil", () => {
  it("begins a line, and draws one on at either end", () => {
    expect(acrossBorder([], "skipton", "rylstone")).toEqual([["skipton", "rylstone"]]);
    expect(acrossBorder([BRANCH], "cracoe", "threshfield")).toEqual([[...BRANCH, "threshfield"]]);
    expect(acrossBorder([BRANCH], "threshfield", "cracoe")).toEqual([[...BRANCH, "threshfield"]]);
    expect(acrossBorder([BRANCH], "skipton", "the_south")).toEqual([["cracoe", "rylstone", "skipton", "the_south"]]);
  });

  it("away from all lines begins another one, and takes the place of one that was only begun", () => {
    expect(acrossBorder([BRANCH, ["ripon"]], "dent", "cowgill")).toEqual([BRANCH, ["dent", "cowgill"]]);
  });

  it("never makes a ring or a fork", () => {
    expect(acrossBorder([BRANCH], "cracoe", "skipton")).toEqual([BRANCH, ["cracoe", "skipton"]]);
    expect(acrossBorder([BRANCH], "rylstone", "embsay")).toEqual([BRANCH, ["rylstone", "embsay"]]);
  });

  it("joins two lines that it lies between", () => {
    const other: Line = ["kilnsey", "threshfield"];
    expect(acrossBorder([BRANCH, other], "cracoe", "threshfield")).toEqual([[...BRANCH, "threshfield", "kilnsey"]]);
  });

  it("again is rubbed out, and what is left on both sides stays", () => {
    const line: Line = [...BRANCH, "threshfield", "kilnsey"];
    expect(acrossBorder([line], "threshfield", "kilnsey")).toEqual([[...BRANCH, "threshfield"]]);
    expect(acrossBorder([line], "skipton", "rylstone")).toEqual([line.slice(1)]);
    expect(acrossBorder([line], "rylstone", "cracoe")).toEqual([
      ["skipton", "rylstone"],
      ["cracoe", "threshfield", "kilnsey"],
    ]);
    expect(acrossBorder([["skipton", "rylstone"]], "rylstone", "skipton")).toEqual([]);
  });
});

describe("an area clicked with the pencil", () => {
  it("begins a line, and the next ones draw it on", () => {
    const begun = intoArea([], "skipton", ["rylstone", "embsay"]);
    expect(begun).toEqual([["skipton"]]);
    const drawn = intoArea(begun, "rylstone", ["skipton", "cracoe"]);
    expect(drawn).toEqual([["skipton", "rylstone"]]);
    expect(intoArea(drawn, "cracoe", ["rylstone", "threshfield"])).toEqual([BRANCH]);
    expect(linksOf(BRANCH)).toEqual(["rylstone-skipton", "cracoe-rylstone"]);
  });

  it("at the end of a line takes its last link back, and one that was only begun away", () => {
    expect(intoArea([BRANCH], "cracoe", ["rylstone", "threshfield"])).toEqual([["skipton", "rylstone"]]);
    expect(intoArea([BRANCH], "skipton", ["rylstone", "embsay"])).toEqual([["rylstone", "cracoe"]]);
    expect(intoArea([["skipton"]], "skipton", ["rylstone"])).toEqual([]);
  });

  it("is drawn to from the line that was drawn last", () => {
    const other: Line = ["embsay", "bolton_abbey"];
    const both = intoArea([BRANCH, other], "burnsall", ["cracoe", "bolton_abbey"]);
    expect(both).toEqual([BRANCH, [...other, "burnsall"]]);
  });
});
