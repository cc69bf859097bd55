import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/table/connection.svelte";

/** The other end of the wire, which keeps what it hears. */
class Wire {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: Wire;
  closed = false;
  readyState: number = Wire.CONNECTING;
  readonly heard: { type: string; request: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.last = this;
  }
  send(data: string): void {
    this.heard.push(JSON.parse(data) as { type: string; request: number });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  close(): void {
    this.closed = true;
  }
  /** Answers the request that was heard so many-th. */
  answer(n: number, message: object): void {
    this.say({ ...message, request: this.heard[n]?.request ?? null });
  }
}

const over = { type: "refused", id: "error-over", message: "The game is over.", args: {}, rule: null };
const table = { type: "table", looking: 0, version: 3, log: [], steps: 0, table: { secrets: false } };
const tycho = { ride: "tycho" };
const plato = { ride: "plato" };

let connection: Connection;
let wire: Wire;
/** What the browser tells the page of the network. */
let events: EventTarget;
beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { href: "http://localhost/", protocol: "http:" });
  events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("document", { addEventListener: () => {} });
  vi.useFakeTimers();
  connection = new Connection("a-table");
  wire = Wire.last;
  wire.open();
  wire.say(table);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const toTycho = { type: "plan", about: tycho, plan: { to: "tycho" } };
const toPlato = { type: "plan", about: plato, plan: { to: "plato" } };
const done = { type: "done", version: 4 };

describe("answers", () => {
  it("go to the request whose number they repeat, in whatever order they come", async () => {
    const [first, second] = [connection.plan(tycho), connection.plan(plato)];
    wire.answer(1, toPlato);
    wire.answer(0, toTycho);
    expect([await first, await second]).toEqual([{ to: "tycho" }, { to: "plato" }]);
  });

  it("to the same question asked twice are told apart", async () => {
    const [first, second] = [connection.plan(tycho), connection.plan(tycho)];
    wire.answer(1, { ...toTycho, plan: { to: "now" } });
    wire.answer(0, toTycho);
    expect([await first, await second]).toEqual([{ to: "tycho" }, { to: "now" }]);
  });

  it("leave a question behind that is refused before a move is", async () => {
    const refused = connection.plan(tycho);
    connection.play([7]);
    wire.answer(0, over);
    expect(await refused).toBeNull();
    expect(connection.busy).toBe(true);
    wire.answer(1, { ...over, id: "error-version" });
    expect([connection.busy, connection.refusal?.id]).toEqual([false, "error-version"]);
    const next = connection.plan(plato);
    wire.answer(2, toPlato);
    expect(await next).toEqual({ to: "plato" });
  });

  it("to a move do not touch later questions", async () => {
    connection.play([7]);
    const asked = connection.plan(tycho);
    wire.answer(0, over);
    expect([connection.busy, connection.refusal?.id]).toEqual([false, "error-over"]);
    wire.answer(1, toTycho);
    expect(await asked).toEqual({ to: "tycho" });
  });

  it("about moves and about things are told apart, and a refused question is an answer too", async () => {
    const [move, thing] = [connection.why({ notation: "load ice" }), connection.why({ about: { good: "ice" } })];
    wire.answer(1, over);
    wire.answer(0, { type: "why", action: 3, about: null, refusal: null });
    expect(await move).toBeNull();
    expect((await thing)?.id).toBe("error-over");
    expect(connection.refusal).toBeNull();
  });

  it("that never come are given up with the connection", async () => {
    const [lost, asked] = [connection.plan(tycho), connection.plan(plato)];
    wire.answer(1, toPlato);
    expect(await asked).toEqual({ to: "plato" });
    connection.play([7]);
    wire.onclose?.({ code: 4404 });
    expect(await lost).toBeNull();
    expect(connection.busy).toBe(false);
  });

  it("nobody asked for are shown when they refuse, and harm nothing", () => {
    connection.play([7]);
    wire.say({ ...over, request: null });
    wire.say({ ...done, request: 99 });
    expect([connection.busy, connection.refusal?.id]).toEqual([true, "error-over"]);
  });
});

describe("a push from the table", () => {
  it("does not clear a move that is on its way: only its answer does", () => {
    connection.play([7]);
    wire.say({ ...table, version: 4 });
    expect(connection.busy).toBe(true);
    connection.play([8]);
    expect(wire.heard).toHaveLength(1);
    wire.answer(0, done);
    expect(connection.busy).toBe(false);
    connection.play([8]);
    expect(wire.heard.map(({ type, request }) => [type, request])).toEqual([
      ["play", 0],
      ["play", 1],
    ]);
  });

  it("frees the player when it shows what was done, and not before", () => {
    connection.play([7]);
    wire.answer(0, done);
    wire.say(table);
    expect(connection.busy).toBe(true);
    wire.say({ ...table, version: 4 });
    expect([connection.busy, connection.table?.version]).toEqual([false, 4]);
    connection.play([8]);
    wire.say({ ...table, version: 5 });
    expect(connection.busy).toBe(true);
    wire.answer(1, { ...over, id: "error-stale" });
    connection.play([9]);
    wire.answer(2, { ...done, version: 6 });
    wire.onclose?.({ code: 4404 });
    expect(connection.busy).toBe(false);
  });

  it("does not take the answer of a refused one", () => {
    connection.play([7]);
    wire.say({ ...table, version: 4 });
    wire.answer(0, { ...over, id: "error-stale" });
    expect([connection.busy, connection.refusal?.id]).toEqual([false, "error-stale"]);
  });

  it("leaves a look behind the curtain to be answered too", () => {
    connection.look(1);
    wire.say(table);
    wire.answer(0, over);
    expect(connection.refusal?.id).toBe("error-over");
  });
});

describe("a wire that is cut without being closed", () => {
  const TEN_SECONDS = 10_000;

  it("is noticed within ten seconds, given up, and opened anew", () => {
    vi.advanceTimersByTime(TEN_SECONDS);
    expect([connection.link, wire.closed]).toEqual(["lost", true]);
    const next = Wire.last;
    expect(next).not.toBe(wire);
    wire.say({ ...table, version: 9 });
    expect(connection.table?.version).toBe(3);
    next.open();
    expect(connection.link).toBe("lost");
    next.say(table);
    expect(connection.link).toBe("open");
  });

  it("is not believed in while the server gives a sign of life", () => {
    for (let n = 0; n < 5; n += 1) {
      vi.advanceTimersByTime(5000);
      expect(wire.heard.length).toBe(n + 1);
      wire.answer(n, { type: "done", version: 3 });
    }
    expect(connection.link).toBe("open");
  });

  it("is looked for at once when the browser says that the network is gone, and only doubted", () => {
    events.dispatchEvent(new Event("offline"));
    expect(wire.heard.map(({ type }) => type)).toEqual(["alive"]);
    expect(connection.link).toBe("open");
  });

  it("is tried again at once when the network is back, also where an attempt hangs", () => {
    vi.advanceTimersByTime(TEN_SECONDS);
    const hanging = Wire.last;
    events.dispatchEvent(new Event("online"));
    expect(Wire.last).not.toBe(hanging);
    expect(hanging.closed).toBe(true);
  });

  it("tells whether the move that was on its way arrived", () => {
    const told: string[] = [];
    connection.listener = {
      refused: () => {},
      told: () => {},
      lost: () => told.push("lost"),
      back: (missing) => told.push(missing ? "back, missing" : "back"),
    };
    const cutWith = (version: number): void => {
      connection.play([7]);
      vi.advanceTimersByTime(TEN_SECONDS);
      expect([connection.busy, connection.unsure]).toEqual([false, true]);
      Wire.last.open();
      Wire.last.say({ ...table, version });
      expect(connection.unsure).toBe(false);
    };
    cutWith(3);
    cutWith(4);
    expect(told).toEqual(["lost", "back, missing", "lost", "back"]);
  });
});

describe("a long log", () => {
  const step = (n: number, seat = 0): object => ({ n, seat, turn: n, events: [], line: null });
  const steps = (from: number, to: number): object[] => Array.from({ length: to - from }, (_, i) => step(from + i));
  const long = { ...table, log: steps(5, 8), steps: 8 };
  const numbers = (): number[] => connection.log.map(({ n }) => n);
  const all = (to: number): number[] => Array.from({ length: to }, (_, n) => n);
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  let asked: string[];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      const before = Number(new URL(address, "http://localhost/").searchParams.get("before"));
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ steps: steps(0, before) }) });
    });
  });

  it("is known from where it begins, and asked for when somebody looks back", async () => {
    wire.say(long);
    await settled();
    expect([numbers(), connection.earlier, asked]).toEqual([[5, 6, 7], 5, []]);
    await connection.recall();
    expect([numbers(), asked]).toEqual([all(8), ["/api/tables/a-table/history?before=5&seat=0"]]);
    wire.say({ ...long, log: steps(8, 9), steps: 9 });
    await connection.recall();
    expect([numbers(), asked.length]).toEqual([all(9), 1]);
  });

  it("is asked for again where it began anew: after a cut, and after the end, which tells more of it", async () => {
    wire.say(long);
    await connection.recall();
    vi.advanceTimersByTime(10_000);
    Wire.last.open();
    Wire.last.say({ ...long, log: steps(6, 9), steps: 9 });
    await settled();
    Wire.last.say({ ...long, log: steps(7, 10), steps: 10, table: { secrets: false, over: true } });
    expect(numbers()).toEqual([7, 8, 9]);
    await settled();
    expect(numbers()).toEqual(all(10));
    expect(asked.map((address) => /before=\d/.exec(address)?.[0])).toEqual(["before=5", "before=6", "before=7"]);
  });

  it("keeps nothing that other eyes were told", async () => {
    const secret = { ...long, table: { secrets: true } };
    wire.say(secret);
    const recalled = connection.recall();
    wire.say({ ...secret, looking: 1, log: [step(5, 1), step(6), step(7)] });
    await recalled;
    expect(asked).toEqual(["before=5&seat=0", "before=5&seat=1"].map((q) => `/api/tables/a-table/history?${q}`));
    expect(connection.log.map(({ n }) => n)).toEqual(all(8));
  });

  it("is asked for by itself where it does not reach back to one's own turn", async () => {
    wire.say({ ...long, log: [step(5, 1), step(6, 2)], steps: 7 });
    await settled();
    expect(numbers()).toEqual(all(7));
  });
});
