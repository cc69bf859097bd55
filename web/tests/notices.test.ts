import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Notices, type Said } from "../src/table/notices.svelte";

const say =
  (text: string): Said =>
  () => ({ text, rule: "G6.2" });

let notices: Notices;
beforeEach(() => {
  vi.useFakeTimers();
  notices = new Notices();
});
afterEach(() => vi.useRealTimers());

it("is in sight as long as it is true, and can be read again afterwards", () => {
  let away = true;
  notices.tell(say("Ben is away"), () => away);
  expect(notices.now).toEqual({ text: "Ben is away", rule: "G6.2" });
  away = false;
  expect(notices.now).toBeNull();
  notices.note(say("Ben is back"));
  expect(notices.now).toBeNull();
  expect(notices.told.map(({ said }) => said().text)).toEqual(["Ben is away", "Ben is back"]);
});

it("learns when there was time to read it", () => {
  notices.tell(say("It costs five"), (read) => !read);
  expect(notices.now).not.toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(notices.now).toBeNull();
});

it("gives way to the next, and to whoever has read it", () => {
  notices.tell(say("first"), () => true);
  notices.tell(say("second"), () => true);
  expect(notices.now?.text).toBe("second");
  notices.dismiss();
  expect(notices.now).toBeNull();
});
