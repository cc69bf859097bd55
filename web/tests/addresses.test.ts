import { describe, expect, it } from "vitest";
import { placeOf } from "../src/browser/router.svelte";
import { meetingAddress, personAddress } from "../src/results/player";

describe("the addresses of results", () => {
  it.each([
    ["/results", { whose: "all" }],
    ["/results?mine", { whose: "mine" }],
    [personAddress("Dr. Ø / 50 %?&"), { whose: "one", player: "Dr. Ø / 50 %?&" }],
    [meetingAddress("Anna", "Ben & Co"), { whose: "two", player: "Anna", against: "Ben & Co" }],
  ])("%s", (address, about) => {
    expect(placeOf(address)).toEqual({ page: "results", about });
  });

  it("are those of tournaments, too", () => {
    expect(placeOf("/tournaments")).toEqual({ page: "tournaments", id: null });
    expect(placeOf("/tournaments/0a1b2c")).toEqual({ page: "tournaments", id: "0a1b2c" });
    expect(placeOf("/tournaments/a/b")).toEqual({ page: "lost" });
  });
});
