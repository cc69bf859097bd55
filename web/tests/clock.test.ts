import { expect, it } from "vitest";
import { minutes } from "../src/table/clock";

it("says seconds as people do", () => {
  expect([120, 95, 60, 9, 0].map(minutes)).toEqual(["2:00", "1:35", "1:00", "0:09", "0:00"]);
});
