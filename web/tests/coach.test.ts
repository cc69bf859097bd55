import { describe, expect, it } from "vitest";
import { topicsOf as inGermany } from "../src/games/germany/coach";
import { topicsOf as onTheMoon } from "../src/games/lunar/coach";
import { topicsOf as inTheDales } from "../src/games/wensleydale/coach";
import { Coach } from "../src/table/coach.svelte";

describe("the coach", () => {
  it("explains each topic once, the general before the particular", () => {
    const coach = new Coach("germany");
    expect(coach.topic(["turn", "payment"])).toBe("turn");
    coach.explained("turn");
    expect(coach.topic(["turn", "payment"])).toBe("payment");
    expect(coach.topic(["turn"])).toBeNull();
  });

  it("falls silent when told, and begins anew when wanted again", () => {
    const coach = new Coach("germany");
    coach.explained("turn");
    coach.wanted = false;
    expect(coach.topic(["second"])).toBeNull();
    coach.wanted = true;
    expect(coach.topic(["turn"])).toBe("turn");
  });

  it("leaves after a first game, unless asked to stay", () => {
    const coach = new Coach("germany");
    coach.finished();
    expect(coach.wanted).toBe(false);
    coach.wanted = true;
    coach.finished();
    expect(coach.wanted).toBe(true);
  });
});

describe("topics", () => {
  const one = [{ kind: "any" }] as never[];
  const germany = (view: object, choice: string | null = null) => inGermany(view as never, one, choice);
  const dales = (view: object, ...kinds: string[]) =>
    inTheDales(view as never, kinds.map((kind) => ({ kind })) as never);
  const moon = (view: object, ...kinds: string[]) => onTheMoon(view as never, kinds.map((kind) => ({ kind })) as never);
  const quiet = { fulfilled: [], events: [] };

  it("are none while others decide", () => {
    expect(inGermany({ phase: "turn" } as never, [], null)).toEqual([]);
    expect(dales({ phase: "auction" })).toEqual([]);
    expect(moon({ phase: "operate" })).toEqual([]);
  });

  it("follow the panel that is open and the last round in Germany", () => {
    expect(germany({ phase: "turn", turns_left: null })).toEqual(["turn"]);
    expect(germany({ phase: "turn", turns_left: null }, "claim")).toEqual(["payment"]);
    expect(germany({ phase: "turn", turns_left: 2 })).toEqual(["last-round", "turn"]);
    expect(germany({ phase: "passenger-b" })).toEqual(["passenger"]);
  });

  it("follow the line and the pieces in the Dales", () => {
    expect(dales({ phase: "build", building: { areas: [] } }, "lay")).toEqual(["build"]);
    expect(dales({ phase: "build", building: { areas: ["ripon"] } }, "lay")).toEqual(["build-on"]);
    expect(dales({ phase: "trains" }, "buy", "pass")).toEqual(["trains"]);
    expect(dales({ phase: "trains" }, "buy", "move")).toEqual(["trains", "load"]);
    expect(dales({ phase: "auction", turn: 4, turns: 5 }, "bid")).toEqual(["last-turn", "auction"]);
  });

  it("follow what a train can do, and events, on the Moon", () => {
    expect(moon({ phase: "operate", ...quiet }, "place")).toEqual(["place"]);
    expect(moon({ phase: "operate", ...quiet }, "load", "move", "deliver")).toEqual(["operate", "deliver", "load"]);
    expect(moon({ phase: "build", ...quiet, events: [{}] }, "build", "upgrade")).toEqual(["event", "build", "upgrade"]);
  });
});
