/**
 * The outlines of the pieces of the Dales, in one place: map, tracks, seats and scoring sheet draw the same things.
 * Symbols stand in a box of 24 by 24, goods in 24 by 22, people in 16 by 25.
 */
import { SIGNS } from "../../../pieces/shapes";

/** One symbol a kind of influence; a company's also stands on its passengers' coats. */
export const SYMBOLS: Record<string, string> = {
  government: "M3.5 18.5 2 6.5l5.2 4.2L12 3.5l4.8 7.2L22 6.5l-1.5 12ZM4 20h16v2.2H4Z",
  train: SIGNS.train,
  midland: "M12 1.4 21.5 12 12 22.6 2.5 12Z",
  north_eastern: "M12 2 22.5 20.5h-21Z",
};

/** A cube seen from a corner: an investment cube in the player's colour. */
export const CUBE = {
  top: "M12 1.5 22 6 12 10.5 2 6Z",
  left: "M2 6l10 4.5v12L2 18Z",
  right: "M22 6l-10 4.5v12L22 18Z",
};

/** A dressed block of stone. */
export const STONE = {
  top: "M8.5 1.5 23 4.5 15.5 9.5.8 6Z",
  left: "M.8 6l14.7 3.5v11L.8 16.6Z",
  right: "M15.5 9.5 23 4.5v10.2l-7.5 5.8Z",
  tooling: "M3.5 9.5l4 1M6 14l5 1.2M17.8 11.5l2.5-1.7",
};

/** A small wheel of cheese with a wedge cut out. */
export const CHEESE = {
  side: "M1 7.5v7.2c0 3.2 4.9 5.8 11 5.8s11-2.6 11-5.8V7.5Z",
  top: "M12 1.7c6.1 0 11 2.6 11 5.8s-4.9 5.8-11 5.8S1 10.7 1 7.5s4.9-5.8 11-5.8Z",
  wedge: "M12 7.5l9.2 3.2c-1.3 1.3-3.5 2-5.9 2.4Z",
  cut: "M12 7.5l3.3 5.6v7.1L12 14.5ZM12 7.5v7l9.2 3.3v-7.1Z",
};

/** Somebody against the railway: hat, coat and a placard held up. */
export const PLACARD = {
  board: "M9.2.8h6.3v6.4H9.2Z",
  pole: "M11.7 7.2h1.3v7.5h-1.3Z",
  word: "M10.7 2.2l3.3 3.6M14 2.2l-3.3 3.6",
};
