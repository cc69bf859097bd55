import { describe, expect, it } from "vitest";
import type { OptionInfo } from "../src/api/types";
import { nextBracket, usualSupply } from "../src/kit/options/options";

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "tax",
  kind: "brackets",
  default: null,
  choices: null,
  least: 0,
  most: 1000,
  rule: "X1",
  ...more,
});

describe("a supply", () => {
  const choices = ["tank", "express"];

  it("becomes limited to what is usual, in a copy of its own", () => {
    const usual = { tank: 2, express: 1 };
    const counts = usualSupply(option({ kind: "supply", choices, default: usual }));
    expect(counts).toEqual(usual);
    expect(counts).not.toBe(usual);
  });

  it("becomes limited to the most there can be where it is usually without limit", () => {
    const unlimited = option({ kind: "supply", choices, default: "unlimited", most: 6 });
    expect(usualSupply(unlimited)).toEqual({ tank: 6, express: 6 });
  });
});

describe("the next bracket", () => {
  it("is higher than the last in both numbers", () => {
    const first = nextBracket([], option({}));
    expect(first).toEqual([50, 10]);
    expect(nextBracket([[50, 10]], option({}))).toEqual([100, 20]);
    expect(nextBracket([[7, 3]], option({ most: 9 }))).toEqual([8, 4]);
  });

  it("stays within what is allowed, and ends there", () => {
    expect(nextBracket([[990, 10]], option({}))).toEqual([1000, 20]);
    expect(nextBracket([[1000, 20]], option({}))).toBeNull();
    expect(nextBracket([[20, 1000]], option({}))).toBeNull();
  });
});
