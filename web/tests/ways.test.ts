import { describe, expect, it } from "vitest";
import { shortestWay } from "../src/games/germany/ways";
import { board } from "./board";

const empty = { owners: {} as Record<string, number>, closed: [] as string[] };
const length = (id: string): number => board.routes.find((route) => route.id === id)?.length ?? NaN;

describe("the shortest way of a ticket", () => {
  it("is as long as the ticket's printed value on an empty board", () => {
    // The printed values are the lengths of the shortest ways, which makes the board its own oracle.
    const other = [...board.tickets.short, ...board.tickets.long].filter(
      (ticket) => shortestWay(board, empty, 0, ticket.a, ticket.b)?.wagons !== ticket.value,
    );
    expect(other.map((ticket) => ticket.id)).toEqual(["kiel-stuttgart"]); // printed with one point more
  });

  it("costs the lengths of the routes still missing", () => {
    const way = shortestWay(board, empty, 0, "berlin", "schweiz");
    expect(way?.wagons).toBe(way?.missing.reduce((sum, id) => sum + length(id), 0));
    expect(way?.missing).toEqual(way?.routes);
    expect(way?.places).toContain("schweiz");
  });

  it("takes own routes for nothing, even on a detour", () => {
    const direct = shortestWay(board, empty, 0, "berlin", "dresden");
    const owners = Object.fromEntries((direct?.routes ?? []).map((id) => [id, 0]));
    const mine = shortestWay(board, { ...empty, owners }, 0, "berlin", "dresden");
    expect(mine).toMatchObject({ wagons: 0, missing: [] });
    expect(mine?.routes).toEqual(direct?.routes);
  });

  it("goes round what others own and what is closed", () => {
    const [first] = shortestWay(board, empty, 0, "berlin", "dresden")?.routes ?? [];
    const owned = shortestWay(board, { ...empty, owners: { [first!]: 1 } }, 0, "berlin", "dresden");
    expect(owned?.routes).not.toContain(first);
    const closed = shortestWay(board, { ...empty, closed: [first!] }, 0, "berlin", "dresden");
    expect(closed?.routes).not.toContain(first);
  });

  it("never runs through a country", () => {
    // Own routes from two cities into Switzerland do not join these cities.
    const owners = { "konstanz-schweiz": 0, "freiburg-schweiz": 0 };
    const way = shortestWay(board, { ...empty, owners }, 0, "konstanz", "freiburg");
    expect(way?.wagons).toBeGreaterThan(0);
    expect(way?.places).not.toContain("schweiz");
  });

  it("says when no way is left", () => {
    const owners = Object.fromEntries(
      board.routes.filter((route) => route.a === "kiel" || route.b === "kiel").map((route) => [route.id, 1]),
    );
    expect(shortestWay(board, { ...empty, owners }, 0, "kiel", "berlin")).toBeNull();
  });
});
