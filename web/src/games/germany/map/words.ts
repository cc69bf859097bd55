/** What each thing on the map is called, with its state. */
import type { Claim, Names, Route } from "./types";

export interface RouteState {
  owner: number | null;
  closed: boolean;
  claims: Claim[];
  /** pencilled in */
  wanted: boolean;
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
  return state.wanted ? names.t("germany-map-route-wanted", { said: free }) : free;
}

export function placeName(place: string, passengers: readonly string[], names: Names): string {
  if (passengers.length === 0) return names.t("germany-map-place-empty", { place });
  return names.t("germany-map-place-passengers", { place, colour: passengers, count: passengers.length });
}
