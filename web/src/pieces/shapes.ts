/**
 * The outlines of pieces that more than one game has, in one place: map, hand, log and scoring sheet draw the same things.
 * Travellers stand in a box of 16 by 25, locomotives in 48 by 24, players' discs in 24 by 24.
 */

/** A traveller of about 1910: hat, head, long coat. */
export const PASSENGER = {
  hat: "M5 3.6C5 1.7 6.2.7 8 .7s3 1 3 2.9h1.4v1.3H3.6V3.6Z",
  head: "M8 4.4a2.9 2.9 0 0 1 2.9 2.9C10.9 9 9.7 10.4 8 10.4S5.1 9 5.1 7.3A2.9 2.9 0 0 1 8 4.4Z",
  coat: "M8 9.7c3.3 0 5.3 1.7 5.9 4.6l1.5 9.9H.6l1.5-9.9C2.7 11.4 4.7 9.7 8 9.7Z",
  /** where a symbol of 24 by 24 stands on the coat */
  mark: { x: 3.8, y: 12.9, size: 8.4 },
};

/** A tank engine with its chimney to the right. */
export const LOCOMOTIVE = {
  body: "M3 6h12v4h18V8.5h3V10h6c2 0 3 1.2 3 3v4H3Z",
  roof: "M1.5 3.5h15V6h-15Z",
  chimney: "M34 1.5h7l-1.5 3V10h-4V4.5Z",
  dome: "M22 10V8a3 3 0 0 1 6 0v2Z",
  window: "M6 8h6v4.5H6Z",
  frame: "M1 17h45v2H1Z",
  wheels:
    "M9 14.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm11 0a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm11 0a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Z" +
    "M40.5 17.7a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2Z",
};

/** A disc as a path. */
export function dot(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 1 0 ${radius * 2} ${radius} ${radius} 0 0 1 0-${radius * 2}Z`;
}

/** What tells one player's pieces from another's without colour: ring, bars, dots, quarters, waves, a cross. Lines are
    stroked. */
export const PATTERNS: readonly { name: string; areas?: string; lines?: string }[] = [
  { name: "ring", lines: "M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z" },
  { name: "bars", lines: "M7.5 5.5v13M12 4v16M16.5 5.5v13" },
  { name: "dots", areas: [dot(12, 7.5, 2.5), dot(7.8, 14.8, 2.5), dot(16.2, 14.8, 2.5)].join("") },
  { name: "quarters", areas: "M12 4v8H4a8 8 0 0 1 8-8ZM12 20v-8h8a8 8 0 0 1-8 8Z" },
  { name: "waves", lines: "M4.5 9.5q2.5-3.5 5 0t5 0 5 0M4.5 15.5q2.5-3.5 5 0t5 0 5 0" },
  { name: "cross", lines: "M7 7l10 10M17 7 7 17" },
];

/** Plain signs in the ink of the place they stand on, in a box of 24 by 24. */
export const SIGNS = {
  people:
    "M8.5 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM1.5 21c0-5 3-8 7-8s7 3 7 8ZM17 11.5a3.2 3.2 0 1 0-1.5-6 5.5 5.5 0 0 1-.5 5.5 3.2 3.2 0 0 0 2 .5ZM17.5 21h5c0-4.5-2.5-7-5.5-7-.6 0-1.2.1-1.7.3 1.4 1.6 2.2 3.9 2.2 6.7Z",
  link: "M2 6h20v2.4H2ZM2 15.6h20V18H2ZM3.4 3h3v18h-3ZM10.5 3h3v18h-3ZM17.6 3h3v18h-3Z",
  train:
    "M2 5.5h7.6v6.2h3.2V7.2h-.9V4.6h5.4v2.6h-.9v4.5H20c1.3 0 2 .9 2 2.2V17H2Z" +
    "M6 16.2a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8Zm7 0a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8Z" +
    "m6.3 1.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z",
  /** how far a train goes */
  speed:
    "M12 4a9.5 9.5 0 0 1 9.5 9.5c0 2.2-.7 4.2-2 5.9l-2.1-1.5A6.8 6.8 0 0 0 19 13.5 7 7 0 0 0 5 13.5c0 1.6.6 3.2 1.6 4.4l-2.1 1.5a9.5 9.5 0 0 1-2-5.9A9.5 9.5 0 0 1 12 4ZM16.5 8.5l-2.7 6.4a2.3 2.3 0 1 1-1.9-1.1Z",
  /** what it carries */
  load: "M12 2 21 6.5v11L12 22l-9-4.5v-11Zm0 2.7L7.2 7 12 9.4 16.8 7ZM5.3 8.9v7.2l5.6 2.8v-7.2Z",
  /** a city of the greatest sort */
  major: "M12 2 20.7 7v10L12 22 3.3 17V7Zm0 5.5L8 9.8v4.4l4 2.3 4-2.3V9.8Z",
} as const;
