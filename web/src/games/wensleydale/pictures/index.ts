/** Pictures that explain the rules, by chapter. */
import type { Pictures } from "../../../kit/game";
import "../colours.css";
import "../map/dales.css";
import Account from "./Account.svelte";
import Box from "./Box.svelte";
import Costs from "./Costs.svelte";
import Handover from "./Handover.svelte";
import Lot from "./Lot.svelte";
import Score from "./Score.svelte";
import Towns from "./Towns.svelte";
import Trains from "./Trains.svelte";
import Ways from "./Ways.svelte";

export const pictures: Pictures = {
  W1: Box,
  W6: Lot,
  W8: Costs,
  W9: Towns,
  W10: Trains,
  W11: Ways,
  W13: Account,
  W15: Handover,
  W17: Score,
};
