/** The addresses: the lobby, a table, the rules of a game, and what Branchline is. */

export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string }
  | { page: "about" }
  | { page: "lost" };

export function placeOf(path: string): Place {
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1] };
  const rules = /^\/rules\/([a-z]+)\/?$/.exec(path);
  if (rules?.[1]) return { page: "rules", game: rules[1] };
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  if (/^\/about\/?$/.test(path)) return { page: "about" };
  return { page: "lost" };
}

class Router {
  place = $state.raw<Place>({ page: "lobby" });
  #path = "/";

  start(): void {
    this.#show(location.pathname);
    addEventListener("popstate", () => this.#show(location.pathname));
    // Our own links change the page without loading it again.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      // A place on this same page is found by the browser itself.
      if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      this.go(link.pathname, link.hash);
    });
  }

  go(path: string, hash = ""): void {
    history.pushState(null, "", path + hash);
    this.#show(path);
    scrollTo(0, 0);
  }

  /** Another spot on the same page is the same place. */
  #show(path: string): void {
    if (path !== this.#path) this.place = placeOf(path);
    this.#path = path;
  }
}

export const router = new Router();
