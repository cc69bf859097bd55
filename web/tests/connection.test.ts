import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/table/connection.svelte";

/** The other end of the wire, which keeps what it hears. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = Wire.OPEN;
  readonly heard: { type: string }[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};

  constructor() {
    Wire.last = this;
  }
  send(data: string): void {
    this.heard.push(JSON.parse(data) as { type: string });
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const over = { type: "refused", id: "error-over", message: "The game is over.", args: {}, rule: null };
const table = { type: "table", looking: 0, version: 3, log: [], steps: 0, table: { secrets: false } };
const tycho = { ride: "tycho" };
const plato = { ride: "plato" };

let connection: Connection;
let wire: Wire;
beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { href: "http://localhost/", protocol: "http:" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  connection = new Connection("a-table");
  wire = Wire.last;
  wire.onopen();
  wire.say(table);
});
afterEach(() => vi.unstubAllGlobals());

describe("answers", () => {
  it("go to the question they are about", async () => {
    const [first, second] = [connection.plan(tycho), connection.plan(plato)];
    wire.say({ type: "plan", about: tycho, plan: { to: "tycho" } });
    wire.say({ type: "plan", about: plato, plan: { to: "plato" } });
    expect([await first, await second]).toEqual([{ to: "tycho" }, { to: "plato" }]);
  });

  it("leave a question behind that is refused before a move is", async () => {
    const refused = connection.plan(tycho);
    connection.play([7]);
    wire.say(over);
    expect(await refused).toBeNull();
    expect(connection.busy).toBe(true);
    wire.say({ ...over, id: "error-version" });
    expect([connection.busy, connection.refusal?.id]).toEqual([false, "error-version"]);
    const next = connection.plan(plato);
    wire.say({ type: "plan", about: plato, plan: { to: "plato" } });
    expect(await next).toEqual({ to: "plato" });
  });

  it("to a move come before those to later questions", async () => {
    connection.play([7]);
    const asked = connection.plan(tycho);
    wire.say(over);
    expect([connection.busy, connection.refusal?.id]).toEqual([false, "error-over"]);
    wire.say({ type: "plan", about: tycho, plan: { to: "tycho" } });
    expect(await asked).toEqual({ to: "tycho" });
  });

  it("about moves and about things are told apart, and a refused question is an answer too", async () => {
    const [move, thing] = [connection.why({ notation: "load ice" }), connection.why({ about: { good: "ice" } })];
    wire.say({ type: "why", action: 3, about: null, refusal: null });
    wire.say(over);
    expect(await move).toBeNull();
    expect((await thing)?.id).toBe("error-over");
    expect(connection.refusal).toBeNull();
  });

  it("that never come are given up", async () => {
    const [lost, asked] = [connection.plan(tycho), connection.plan(plato)];
    wire.say({ type: "plan", about: plato, plan: { to: "plato" } });
    expect([await lost, await asked]).toEqual([null, { to: "plato" }]);
    const left = connection.plan(tycho);
    wire.onclose({ code: 4404 });
    expect(await left).toBeNull();
  });
});
