/** Three addresses: the lobby, a table, and what Branchline is. */

/** A moment of a game: after step n, as a seat knows it, or else as whoever opens the link does. */
export interface LinkedMoment {
  n: number;
  seat: number | null;
}

export type Place =
  { page: "lobby" } | { page: "table"; id: string; at: LinkedMoment | null } | { page: "about" } | { page: "lost" };

const numberIn = (text: string | null): number | null => (text && /^-?\d{1,9}$/.test(text) ? Number(text) : null);

function momentOf(query: string): LinkedMoment | null {
  const asked = new URLSearchParams(query);
  const n = numberIn(asked.get("at"));
  return n === null ? null : { n, seat: numberIn(asked.get("seat")) };
}

export function placeOf(address: string): Place {
  const [path = "", query = ""] = address.split("?");
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1], at: momentOf(query) };
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  if (/^\/about\/?$/.test(path)) return { page: "about" };
  return { page: "lost" };
}

class Router {
  place = $state<Place>({ page: "lobby" });

  start(): void {
    const here = (): Place => placeOf(location.pathname + location.search);
    this.place = here();
    addEventListener("popstate", () => {
      this.place = here();
    });
    // Our own links change the page without loading it again.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/") || link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.place = placeOf(address);
    scrollTo(0, 0);
  }

  /** What a link asked for is over: the address names the page alone again. */
  settle(): void {
    if (location.search) history.replaceState(null, "", location.pathname);
  }
}

export const router = new Router();
