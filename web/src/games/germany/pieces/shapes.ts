/** The outlines of Germany's own pieces: symbols in a box of 24 by 24, wagons in 40 by 20. */
import { dot } from "../../../pieces/shapes";

/** One symbol a colour, the same on cards, routes and passengers, so that nothing is told by colour alone. */
export const SYMBOLS: Record<string, string> = {
  purple: "M15.6 2.4A10 10 0 1 0 21.8 16 8.2 8.2 0 0 1 15.6 2.4Z",
  blue: "M12 1.5C9.5 6 5 10.6 5 15.4a7 7 0 0 0 14 0C19 10.6 14.5 6 12 1.5Z",
  orange: "M8.8 2.5h6.4v6.3h6.3v6.4h-6.3v6.3H8.8v-6.3H2.5V8.8h6.3Z",
  white: "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 4.6a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8Z",
  green: "M12 2 22.5 20.5h-21Z",
  yellow: "m12 1.6 2.9 7 7.6.6-5.8 4.9 1.8 7.4-6.5-4-6.5 4 1.8-7.4L1.5 9.2l7.6-.6Z",
  black: "M3.8 3.8h16.4v16.4H3.8Z",
  red: "M12 1.4 21 12l-9 10.6L3 12Z",
  loco:
    "M2 5.5h7.6v6.2h3.2V7.2h-.9V4.6h5.4v2.6h-.9v4.5H20c1.3 0 2 .9 2 2.2V17H2Z" +
    "M6 16.2a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8Zm7 0a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8Zm6.3 1.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z",
};

/** A carriage from the side. */
export const WAGON = {
  body: "M1.2 4.6C1.2 2.4 2.6 1.2 4.8 1.2h30.4c2.2 0 3.6 1.2 3.6 3.4V15.6H1.2Z",
  roof: "M1.2 4.9C1.2 2.4 2.6 1.2 4.8 1.2h30.4c2.2 0 3.6 1.2 3.6 3.7Z",
  windows: "M4.2 6.8h4v3.6h-4Zm6.9 0h4v3.6h-4Zm6.9 0h4v3.6h-4Zm6.9 0h4v3.6h-4Zm6.9 0h4v3.6h-4Z",
  wheels: [8, 14.5, 25.5, 32].map((x) => dot(x, 16.6, 2.5)).join(""),
};

/** What each seat's wagons are painted with under the windows; lines are stroked, areas filled. */
export const PATTERNS: { name: string; lines?: string; areas?: string }[] = [
  { name: "plain" },
  { name: "stripes", lines: [3, 7, 11, 15, 19, 23, 27, 31, 35].map((x) => `M${x} 15.2l2.6-4`).join("") },
  { name: "dots", areas: [5, 10, 15, 20, 25, 30, 35].map((x) => dot(x, 13.2, 1.3)).join("") },
  { name: "checks", areas: [2, 8, 14, 20, 26, 32].map((x) => `M${x} 11.2h3v2.2h3v2.2h-3v-2.2h-3Z`).join("") },
  { name: "waves", lines: `M1.5 13.2q1.5-2.6 3.1 0${"t3.1 0".repeat(11)}` },
];
