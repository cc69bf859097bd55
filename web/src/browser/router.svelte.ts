/** Three addresses: the lobby, a table, and what Branchline is. */

export type Place = { page: "lobby" } | { page: "table"; id: string } | { page: "about" } | { page: "lost" };

export function placeOf(path: string): Place {
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: "table", id: table[1] };
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  if (/^\/about\/?$/.test(path)) return { page: "about" };
  return { page: "lost" };
}

class Router {
  place = $state<Place>({ page: "lobby" });

  start(): void {
    this.place = placeOf(location.pathname);
    addEventListener("popstate", () => {
      this.place = placeOf(location.pathname);
    });
    // Our own links change the page without loading it again.
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/") || link.hash) return;
      event.preventDefault();
      this.go(link.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();
