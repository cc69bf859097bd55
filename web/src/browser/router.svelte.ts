/** The addresses: the lobby, a table, the rules of a game, where boards are drawn, results, tournaments, what Branchline
    is, and who one is there. */

/** A moment of a game: after step n, as a seat knows it, or else as whoever opens the link does. */
export interface LinkedMoment {
  n: number;
  seat: number | null;
}

/** Whose results: everybody's, the reader's own, somebody's, or those of two who met. */
export type About =
  | { whose: "all" }
  | { whose: "mine" }
  | { whose: "one"; player: string }
  | { whose: "two"; player: string; against: string };

export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string; at: LinkedMoment | null }
  | { page: "rules"; game: string }
  | { page: "boards"; game: string }
  | { page: "results"; about: About }
  | { page: "tournaments"; id: string | null }
  | { page: "about" }
  | { page: "account" }
  | { page: "reset" }
  | { page: "confirm" }
  | { page: "host" }
  | { page: "lost" };

const numberIn = (text: string | null): number | null => (text && /^-?\d{1,9}$/.test(text) ? Number(text) : null);

function momentOf(query: string): LinkedMoment | null {
  const asked = new URLSearchParams(query);
  const n = numberIn(asked.get("at"));
  return n === null ? null : { n, seat: numberIn(asked.get("seat")) };
}

function aboutOf(query: string): About {
  const asked = new URLSearchParams(query);
  const player = asked.get("player");
  const against = asked.get("against");
  if (player && against) return { whose: "two", player, against };
  if (player) return { whose: "one", player };
  return { whose: asked.has("mine") ? "mine" : "all" };
}

export function placeOf(address: string): Place {
  const [path = "", query = ""] = address.split("?");
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1], at: momentOf(query) };
  const about = /^\/(rules|boards)\/([a-z]+)\/?$/.exec(path);
  if (about?.[2]) return { page: about[1] as "rules" | "boards", game: about[2] };
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  if (/^\/results\/?$/.test(path)) return { page: "results", about: aboutOf(query) };
  const tournaments = /^\/tournaments(?:\/([a-z0-9]+))?\/?$/.exec(path);
  if (tournaments) return { page: "tournaments", id: tournaments[1] ?? null };
  const plain = /^\/(about|account|reset|confirm|host)\/?$/.exec(path);
  if (plain) return { page: plain[1] as "about" | "account" | "reset" | "confirm" | "host" };
  return { page: "lost" };
}

class Router {
  place = $state.raw<Place>({ page: "lobby" });
  /** Where the reader came from to this page, within ours. */
  before = "/";
  #address = "/";

  start(): void {
    this.#show(location.pathname + location.search);
    addEventListener("popstate", () => this.#show(location.pathname + location.search));
    // Our own links change the page without loading it again.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      // A place on this same page is found by the browser itself.
      if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      this.go(link.pathname + link.search, link.hash);
    });
  }

  go(address: string, hash = ""): void {
    this.before = this.#address;
    history.pushState(null, "", address + hash);
    this.#show(address);
    scrollTo(0, 0);
  }

  /** What a link asked for is over: the address names the page alone again. */
  settle(): void {
    if (location.search) history.replaceState(null, "", location.pathname);
    this.#address = location.pathname;
  }

  /** Another spot on the same page is the same place. */
  #show(address: string): void {
    if (address !== this.#address) this.place = placeOf(address);
    this.#address = address;
  }
}

export const router = new Router();
