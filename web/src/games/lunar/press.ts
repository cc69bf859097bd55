/** What the keys of Lunar Rails do at the desk. */
import type { MoonDesk } from "./desk.svelte";
import { meaningOf } from "./keys";

const CONTROLS = "button, a, input, select, summary, [role='button'], [role='spinbutton'], [role='application']";

/** True if the key had a use. */
export function press(desk: MoonDesk, key: string): boolean {
  const meaning = meaningOf(key);
  if (meaning === null) return false;
  const { route, news } = desk;
  switch (meaning.kind) {
    case "digit": {
      const held = desk.demands[meaning.digit - 1];
      if (held) desk.hauling.pin(held);
      return held !== undefined;
    }
    case "enter":
      // A control that has the focus knows itself what Enter means.
      if (document.activeElement?.matches(CONTROLS)) return false;
      if (news.current) news.next();
      else route.go();
      return true;
    case "more":
    case "less": {
      if (route.plan?.kind !== "build") return false;
      route.part = Math.min(route.plan.now, Math.max(1, route.part + (meaning.kind === "more" ? 1 : -1)));
      return true;
    }
    case "prefer":
      if (route.open) route.turnOver();
      return route.open;
    case "start":
      if (route.open) route.startFrom(route.start === "network" ? "anywhere" : "network");
      return route.open;
    case "mode":
      route.choose(route.mode === "build" ? "ride" : "build");
      return route.open;
    case "cities":
    case "locos":
      desk.looking = { kind: meaning.kind };
      return true;
    case "end": {
      const end = desk.plain.find(({ kind }) => kind === "end-operate" || kind === "end-turn");
      if (end) desk.clickPlain(end);
      return end !== undefined;
    }
    case "end-all":
      return desk.endTurn();
  }
}
