/** What each thing on the map is called, with its state. */
import { ofMine } from "../../../words/language.svelte";
import type { Board, Claim, Names, Route } from "./types";

export interface RouteState {
  owner: number | null;
  closed: boolean;
  claims: Claim[];
  /** pencilled in */
  wanted: boolean;
  /** its place in the plan of a hint, from 1; 0 where it has none */
  planned: number;
}

export function routeName(route: Route, state: RouteState, names: Names): string {
  const said = {
    a: route.a,
    b: route.b,
    colour: route.colour,
    length: route.length,
    tracks: route.siblings.length + 1,
  };
  if (state.owner !== null) return names.t("germany-map-route-owned", { ...said, owner: state.owner });
  if (state.closed) return names.t("germany-map-route-closed", said);
  const free = names.t(state.claims.length > 0 ? "germany-map-route-legal" : "germany-map-route-free", said);
  const wanted = state.wanted ? names.t("germany-map-route-wanted", { said: free }) : free;
  return state.planned > 0 ? names.t("germany-map-route-planned", { said: wanted, number: state.planned }) : wanted;
}

export function placeName(place: string, passengers: readonly string[], names: Names): string {
  if (passengers.length === 0) return names.t("germany-map-place-empty", { place });
  return names.t("germany-map-place-passengers", { place, colour: passengers, count: passengers.length });
}

/** What a board is called. */
export function titleOf({ name = "" }: Pick<Board, "name">): string {
  return typeof name === "string" ? name : ofMine(name);
}
