/**
 * The outlines of pieces that more than one game has, in one place: map, hand, log and scoring sheet draw the same things.
 * Travellers stand in a box of 16 by 25, locomotives in 48 by 24.
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
