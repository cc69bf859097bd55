/** Pictures that explain the rules, by chapter. */
import type { Pictures } from "../../../kit/game";
import "../colours.css";
import "../map/map.css";
import Box from "./Box.svelte";
import Claim from "./Claim.svelte";
import Drawing from "./Drawing.svelte";
import Ends from "./Ends.svelte";
import Majority from "./Majority.svelte";
import Parallel from "./Parallel.svelte";
import Points from "./Points.svelte";
import Sweep from "./Sweep.svelte";
import Tickets from "./Tickets.svelte";

export const pictures: Pictures = {
  G1: Box,
  G4: Drawing,
  G5: Sweep,
  G6: Claim,
  G7: Parallel,
  G8: Ends,
  G9: Points,
  G10: Tickets,
  G13: Majority,
};
