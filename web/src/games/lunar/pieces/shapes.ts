/** The outlines of the trains of the Moon, in a box of 48 by 24: map, list, seats and poster draw the same. */
import { dot } from "../../../pieces/shapes";

export const LOCO = {
  hull: "M3 5.5h26c7 0 13 3.5 16.5 9.5V18H3Z",
  window: "M29 8c4 .3 7.5 1.8 10 4.5h-10Z",
  antenna: "M8 5.5V1.5M5.5 1.5h5",
  wheels: [9, 18, 30, 39].map((x) => dot(x, 19, 3)).join(""),
};
