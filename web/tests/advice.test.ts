import { describe, expect, it } from "vitest";
import { spotsOf } from "../src/games/germany/advice";
import { learntFrom as inGermany } from "../src/games/germany/learnt";
import { learntFrom as onTheMoon } from "../src/games/lunar/learnt";
import { learntFrom as inTheDales } from "../src/games/wensleydale/learnt";
import { spotsOf as dalesSpots } from "../src/games/wensleydale/advice";
import { band, difference, standing, telling } from "../src/kit/worth";
import { Adviser } from "../src/table/adviser.svelte";
import { botChoice, stepsOf } from "../src/table/levels";
import type { Depth, Hint, Review, Weighed } from "../src/table/messages";
import { costliest, learntFrom, lost, luck } from "../src/table/reviews";
import type { Sitting } from "../src/table/sitting.svelte";

const weighed = (id: number, terms: Record<string, number>): Weighed => ({
  action: { id, notation: "draw", kind: "draw" },
  worth: Object.values(terms).reduce((sum, worth) => sum + worth, 0),
  terms: Object.entries(terms).map(([term, worth]) => ({ term, worth })),
  unit: "points",
  chance: null,
  error: null,
});

describe("what actions are worth", () => {
  it("is told without what comes to nothing, the greatest first, for and against", () => {
    expect(telling(weighed(1, { end: -0.04, points: 1, tickets: 12.44, cards: -3.06 }).terms)).toEqual([
      { term: "tickets", worth: 12.4 },
      { term: "cards", worth: -3.1 },
      { term: "points", worth: 1 },
    ]);
  });

  it("differs term by term, also in those that only one of them has", () => {
    const one = weighed(1, { tickets: 10, cards: -2 });
    const other = weighed(2, { tickets: 4, risk: -3 });
    expect(difference(one, other)).toEqual([
      { term: "tickets", worth: 6 },
      { term: "risk", worth: 3 },
      { term: "cards", worth: -2 },
    ]);
  });

  it("is set against the best of the rest, whatever their order", () => {
    const explained = (...instead: Weighed[]) =>
      standing({
        type: "explain",
        request: 0,
        version: 1,
        step: null,
        done: weighed(1, { card: 5 }),
        instead,
        chance: null,
        whole: true,
      });
    expect(explained()).toBeNull();
    expect(explained(weighed(2, { card: 3 }), weighed(3, { card: 7.25 }))).toMatchObject({
      than: { action: { id: 3 } },
      by: -2.2,
    });
  });

  it("has a chance within a band that stays between never and always", () => {
    expect(band(0.5, 0.1)).toEqual({ low: 0.3, high: 0.7 });
    expect(band(0.05, 0.1).low).toBe(0);
    expect(band(0.95, 0.1).high).toBe(1);
  });
});

describe("a finished game", () => {
  const review = (n: number, more: Partial<Review>): Review => ({
    n,
    seat: 0,
    turn: n,
    chances: [0.5, 0.5],
    error: 0.1,
    hope: 0.5,
    drawn: null,
    cost: 0,
    done: weighed(1, {}),
    better: weighed(2, {}),
    ...more,
  });

  it("had as much luck as came beyond what was to be hoped for, decisions aside", () => {
    const reviews = [review(1, { hope: 0.25 }), review(2, { hope: 0.75, cost: 0.125 }), review(3, {})];
    expect(luck({ reviews, result: 0.5 })).toBe(0.375);
    expect(luck({ reviews: [], result: 0.5 })).toBe(0);
  });

  it("had as much luck as its draws gave, where that is known", () => {
    const reviews = [review(1, { drawn: 0.25 }), review(2, { drawn: -0.125, cost: 0.5 })];
    expect(luck({ reviews, result: 1 })).toBe(0.125);
  });

  it("lost by decisions what was surely lost, and shows the three that cost most", () => {
    const reviews = [
      review(1, { cost: 0.125 }),
      review(2, { better: null }), // may be chance
      review(3, { cost: 0.25 }),
      review(4, { cost: 0.0625 }),
      review(5, { cost: 0.375 }),
    ];
    expect(lost(reviews)).toBe(0.8125);
    expect(costliest(reviews, 3).map(({ n }) => n)).toEqual([5, 3, 1]);
  });
});

describe("hints", () => {
  /** A sitting as far as hints are concerned, and whoever answers them. */
  function seated(decides = true) {
    const asked: Depth[] = [];
    const answers: ((version: number | null) => Promise<void>)[] = [];
    const table = { version: 7, looking: 0 as number | null, table: { hints: true, over: false } };
    const connection = {
      hint(depth: Depth): Promise<Hint | null> {
        asked.push(depth);
        return new Promise((resolve) => {
          answers.push(async (version) => {
            const hint = {
              type: "hint",
              request: 0,
              version: version ?? 0,
              depth,
              aims: [],
              chance: null,
              best: [],
              plan: ["a-b"],
            };
            resolve(version === null ? null : (hint as Hint));
            await Promise.resolve();
          });
        });
      },
    };
    const sitting = { table, connection, past: null, actions: decides ? [{}] : [] };
    return { adviser: new Adviser(sitting as unknown as Sitting), asked, answers, table };
  }

  it("go one depth further each time, and are put away after the last", async () => {
    const { adviser, asked, answers } = seated();
    for (const depth of ["aim", "best", "plan"]) {
      void adviser.ask();
      expect(adviser.thinking).toBe(true);
      await answers.at(-1)?.(7);
      expect([adviser.thinking, adviser.hint?.depth]).toEqual([false, depth]);
    }
    expect(adviser.plan).toEqual(["a-b"]);
    await adviser.ask();
    expect([adviser.open, adviser.plan, asked.length]).toEqual([false, [], 3]);
  });

  it("leave out the best moves while others decide", async () => {
    const { adviser, asked, answers } = seated(false);
    void adviser.ask();
    await answers[0]?.(7);
    void adviser.ask();
    expect(asked).toEqual(["aim", "plan"]);
  });

  it("vanish with the position they were about, and begin anew in the next", async () => {
    const { adviser, asked, answers, table } = seated();
    void adviser.ask();
    await answers[0]?.(7);
    table.version = 8;
    expect([adviser.open, adviser.hint]).toEqual([false, null]);
    void adviser.ask();
    expect([asked.at(-1), adviser.hint]).toEqual(["aim", null]);
  });

  it("that come too late, or about another position, are not shown", async () => {
    const { adviser, answers } = seated();
    void adviser.ask();
    adviser.close();
    await answers[0]?.(7);
    expect(adviser.open).toBe(false);
    void adviser.ask();
    await answers[1]?.(6);
    expect(adviser.open).toBe(false);
  });

  it("that are refused leave what was told before", async () => {
    const { adviser, answers } = seated();
    void adviser.ask();
    await answers[0]?.(7);
    void adviser.ask();
    await answers[1]?.(null);
    expect([adviser.thinking, adviser.hint?.depth, adviser.next]).toEqual([false, "aim", "best"]);
  });

  it("are for those who play, at tables where they are allowed", async () => {
    const { adviser, asked, table } = seated();
    table.looking = null;
    await adviser.ask();
    table.looking = 0;
    table.table.hints = false;
    await adviser.ask();
    expect(asked).toEqual([]);
  });
});

describe("advice in Germany", () => {
  const view = { display: ["red", "loco", "red"], pending: [{ a: "kiel", b: "schweiz" }], claimed: "kiel-rostock" };
  const spots = (action: object) => spotsOf(action as never, view as never);

  it("points at what an action is about", () => {
    expect(spots({ kind: "claim", route: "kiel-rostock" })).toEqual(["route-kiel-rostock"]);
    expect(spots({ kind: "take", card: "red" })).toEqual(["display-0", "display-2"]);
    expect(spots({ kind: "tickets", short: 4, long: 0 })).toEqual(["short-tickets"]);
    expect(spots({ kind: "keep", keep: [0] })).toContain("country-schweiz");
    expect(spots({ kind: "pass" })).toEqual([]);
  });

  it("says what is to be learnt where something else was better", () => {
    const learnt = (done: object, better: object) => inGermany(done as never, better as never);
    const [claim, take, draw, tickets] = ["claim", "take", "draw", "tickets"].map((kind) => ({ kind }));
    const keep = (...keep: number[]) => ({ kind: "keep", keep });
    expect(learnt(keep(0, 1, 2), keep(0, 1))).toBe("fewer-tickets");
    expect(learnt(keep(0), keep(0, 1))).toBe("more-tickets");
    expect(learnt(keep(0, 1), keep(0, 2))).toBe("other-tickets");
    expect(learnt({ kind: "passenger", colour: "red" }, { kind: "passenger", colour: null })).toBe("passenger");
    expect([learnt(tickets!, tickets!), learnt(draw!, tickets!), learnt(tickets!, claim!)]).toEqual([
      "mix",
      "draw-tickets",
      "build-first",
    ]);
    expect([learnt(take!, claim!), learnt(claim!, claim!), learnt(claim!, draw!), learnt(take!, draw!)]).toEqual([
      "claim",
      "other-route",
      "gather",
      "cards",
    ]);
  });
});

describe("what is to be learnt from a game", () => {
  it("follows the bid, the line, the train and the handing over in the Dales", () => {
    const bid = (box: number, cubes: number) => ({ kind: "bid", box, cubes });
    const learnt = (done: object | string, better: object | string) =>
      inTheDales(...([done, better].map((one) => (typeof one === "string" ? { kind: one } : one)) as [never, never]));
    expect([learnt(bid(1, 3), bid(1, 5)), learnt(bid(1, 5), bid(1, 3)), learnt(bid(1, 3), bid(2, 3))]).toEqual([
      "bid-more",
      "bid-less",
      "other-box",
    ]);
    expect([learnt("decline", bid(1, 3)), learnt(bid(1, 3), "decline")]).toEqual(["bid", "decline"]);
    expect([learnt("lay", "over"), learnt("done", "lay"), learnt("lay", "done"), learnt("pay", "pay")]).toEqual([
      "other-line",
      "build-on",
      "short-line",
      "payment",
    ]);
    expect([learnt("buy", "buy"), learnt("move", "move"), learnt("pass", "move"), learnt("buy", "pass")]).toEqual([
      "other-train",
      "other-piece",
      "load",
      "leave-it",
    ]);
    expect([learnt("no-takeover", "takeover"), learnt("takeover", "no-takeover")]).toEqual(["hand-over", "keep-line"]);
  });

  it("follows the track, the loads, the cards and the locomotive on the Moon", () => {
    const learnt = (done: string, better: string) => onTheMoon({ kind: done } as never, { kind: better } as never);
    expect([learnt("end-turn", "upgrade"), learnt("upgrade", "end-turn")]).toEqual(["upgrade", "upgrade-later"]);
    expect([learnt("move", "exchange"), learnt("exchange", "move")]).toEqual(["new-hand", "keep-hand"]);
    expect([learnt("end-turn", "build"), learnt("build", "end-turn"), learnt("build", "build")]).toEqual([
      "build",
      "less-track",
      "other-way",
    ]);
    expect([learnt("move", "load"), learnt("load", "load"), learnt("move", "drop")]).toEqual([
      "load",
      "other-load",
      "other-load",
    ]);
    expect([learnt("move", "deliver"), learnt("move", "move"), learnt("end-operate", "move")]).toEqual([
      "deliver",
      "other-trip",
      "go-on",
    ]);
    expect(learnt("move", "end-operate")).toBe("wait");
  });

  const review = (kind: string, cost: number, better = true): Review =>
    ({
      done: { action: { kind } },
      better: better ? { action: { kind: "claim" } } : null,
      cost,
    }) as never;

  it("is what cost most in all, told once however often it cost something", () => {
    const reviews = [
      review("draw", 0.2),
      review("take", 0.15),
      review("keep", 0.5, false),
      review("take", 0.1),
      review("stop", 0.05),
    ];
    const learnt = learntFrom(reviews, (done) => done.kind, 2);
    expect(learnt.map(({ what, times }) => [what, times])).toEqual([
      ["take", 2],
      ["draw", 1],
    ]);
    expect(learnt[0]?.cost).toBeCloseTo(0.25);
  });
});

describe("advice in the Dales", () => {
  const spots = (action: object) => dalesSpots(action as never);

  it("points at what an action is about", () => {
    expect(spots({ kind: "bid", box: 3, cubes: 2 })).toEqual(["box-3"]);
    expect(spots({ kind: "lay", border: "ripon-masham" })).toEqual(["link-ripon-masham"]);
    expect(spots({ kind: "buy", train: "t2a" })).toEqual(["train-t2a"]);
    expect(spots({ kind: "move", area: "reeth", piece: "red" })).toEqual(["piece:reeth:red"]);
    expect(spots({ kind: "pass" })).toEqual([]);
  });
});

describe("computer players", () => {
  it("have seven strengths; who has no plan is below them", () => {
    const bots = ["random", "novice", "greedy", "planner", "scout", "search", "learned", "grandmaster"];
    expect(bots.map(stepsOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(botChoice("planner")).toBe("Computer: seasoned player (3/7)");
  });
});
