/**
 * The goods as small drawings in a box of 24 by 24, white on a ground that tells what sort of thing it is: ore, food,
 * gases and ice, things made, people. Cards, city list, train and map draw the same.
 */
import { dot } from "../../../pieces/shapes";

export type Sort = "ore" | "food" | "air" | "made" | "people";

export interface GoodDrawing {
  sort: Sort;
  areas?: string;
  lines?: string;
}

const INGOT = "M3 18l3-7h12l3 7ZM8 9l1.6-4h4.8L16 9Z";

export const GOODS: Readonly<Record<string, GoodDrawing>> = {
  aluminum: { sort: "ore", areas: INGOT },
  basalt: { sort: "ore", areas: "M4 9l4-2 4 2v11H4ZM12.8 6l3.6-2L20 6v14h-7.2Z" },
  bricks: { sort: "made", areas: "M3 5h8v4H3Zm10 0h8v4h-8ZM7 10.5h10v4H7ZM3 16h8v4H3Zm10 0h8v4h-8Z" },
  ceramics: {
    sort: "made",
    areas: "M9 3h6v2l-1 1.5c3.5 1.5 5.5 4 5.5 7.5 0 3-1.5 5.5-4 7h-7C6 19.5 4.5 17 4.5 14c0-3.5 2-6 5.5-7.5L9 5Z",
  },
  cheese: {
    sort: "food",
    areas: `M2.5 13 18 5.5c2.5 1 3.5 4 3.5 7.5v6h-19ZM7 14.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Zm7.5-1a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z`,
  },
  computers: { sort: "made", areas: "M3 4h18v12H3Zm2.5 2.5v7h13v-7ZM8 18h8l1.5 2.5h-11Z" },
  fertilizer: {
    sort: "food",
    areas: "M4 11h9l1.5 10.5h-12ZM5.5 6h6l1 3.5h-8ZM15 12c0-4 2-6.5 6.5-7 .5 4.5-1.5 7-5 7.5V21H15Z",
  },
  fish: {
    sort: "food",
    areas:
      "M2 12c3-4.5 7-6 10.5-6 3 0 5.2 1.8 6.5 3.8L22.5 6v12L19 14.2C17.7 16.2 15.5 18 12.5 18 9 18 5 16.5 2 12Zm5.5-2.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z",
  },
  glass: {
    sort: "made",
    areas:
      "M6 3h12l-.8 7c-.3 2.6-1.9 4.2-4.2 4.7V19h4v2H7v-2h4v-4.3C8.7 14.2 7.1 12.6 6.8 10Zm2.3 2 .4 3.5h6.6l.4-3.5Z",
  },
  "helium-3": {
    sort: "air",
    areas: "M12 2.5c4 0 6.5 2.9 6.5 6.5 0 4-3 7-5.3 8.3l1 2.2H9.8l1-2.2C8.5 16 5.5 13 5.5 9c0-3.6 2.5-6.5 6.5-6.5Z",
    lines: "M12 19.5V22",
  },
  hydrogen: { sort: "air", areas: `${dot(7, 12, 4.5)}${dot(17, 12, 4.5)}`, lines: "M7 12h10" },
  ice: { sort: "air", lines: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" },
  iron: { sort: "ore", areas: "M3 6h10c0 3 2.5 4.5 8 4.5-.5 2.5-3 3.5-5 3.5v3h2.5v3h-12v-3H9v-3c-3.5-.5-6-3-6-8Z" },
  machinery: {
    sort: "made",
    areas:
      "M10.5 2h3l.6 2.7 2 .8 2.3-1.5 2.1 2.1L19 8.4l.8 2 2.7.6v3l-2.7.6-.8 2 1.5 2.3-2.1 2.1-2.3-1.5-2 .8-.6 2.7h-3l-.6-2.7-2-.8L5.6 21l-2.1-2.1L5 16.6l-.8-2L1.5 14v-3l2.7-.6.8-2-1.5-2.3L5.6 4l2.3 1.5 2-.8ZM12 8.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  },
  medicine: { sort: "made", areas: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z" },
  meteorites: {
    sort: "ore",
    areas: "M14.5 9c3 0 5.5 2.5 5.5 6s-2.5 6-6 6-6-2.5-6-6 3-6 6.5-6Z",
    lines: "M3 3l5 6M9 2.5l3 4M2.5 9l3.5 3.5",
  },
  optics: {
    sort: "made",
    areas:
      "M12 5.5c4.5 0 8 2.5 10 6.5-2 4-5.5 6.5-10 6.5S4 16 2 12c2-4 5.5-6.5 10-6.5Zm0 2.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0 2.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z",
  },
  oxygen: { sort: "air", areas: "M9.5 2h5v3.5h-5ZM8 6.5h8c1.5 1 2 2.5 2 4V22H6V10.5c0-1.5.5-3 2-4Zm.5 5v5h7v-5Z" },
  "rare-earths": {
    sort: "ore",
    areas: "M7 4h10l5 6-10 11L2 10Zm1 2L5.5 9.3h4L10.5 6Zm5.5 0 1 3.3h4L16 6ZM6 11.3l4.5 5-1.5-5Z",
  },
  robots: {
    sort: "made",
    areas:
      "M11 2h2v3h6v9H5V5h6ZM8.2 7.5a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Zm7.6 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM7 15.5h10V22H7Z",
  },
  rovers: { sort: "made", areas: `M5 9h9l2-4h3v2h-1.8l-1 2H20v6H4Z${dot(7, 17.5, 3.3)}${dot(17, 17.5, 3.3)}` },
  silicon: {
    sort: "ore",
    areas: "M7 7h10v10H7Zm3 3v4h4v-4Z",
    lines: "M9.5 7V3M14.5 7V3M9.5 21v-4M14.5 21v-4M7 9.5H3M7 14.5H3M21 9.5h-4M21 14.5h-4",
  },
  "solar-collectors": { sort: "made", areas: "M6 4h15l-3 11H3Z", lines: "M12 15v5M8 20.5h8" },
  spacesuits: {
    sort: "made",
    areas:
      "M12 2.5c4 0 6.5 2.8 6.5 6.5v3.5H21V21H3v-8.5h2.5V9c0-3.7 2.5-6.5 6.5-6.5Zm0 3c-2.5 0-3.8 1.5-3.8 4s1.3 3.8 3.8 3.8 3.8-1.3 3.8-3.8-1.3-4-3.8-4Z",
  },
  thorium: {
    sort: "ore",
    areas: `${dot(12, 12.5, 2.2)}M12 3.5a9 9 0 0 1 4.5 1.2l-2.7 4.7a3.6 3.6 0 0 0-3.6 0L7.5 4.7A9 9 0 0 1 12 3.5ZM21 12.5a9 9 0 0 1-4.5 7.8l-2.7-4.7a3.6 3.6 0 0 0 1.8-3.1ZM3 12.5h5.4a3.6 3.6 0 0 0 1.8 3.1l-2.7 4.7A9 9 0 0 1 3 12.5Z`,
  },
  titanium: { sort: "ore", areas: "M12 2.5 20.5 7.3v9.4L12 21.5 3.5 16.7V7.3Zm0 4.5-4.5 2.5v5L12 17l4.5-2.5v-5Z" },
  tourists: {
    sort: "people",
    areas: `${dot(9, 6, 3)}M4.5 21v-6c0-3 1.8-5 4.5-5s4.5 2 4.5 5v6ZM16 11h6v8h-6Z`,
    lines: "M17.5 11V9h3v2",
  },
  vegetables: {
    sort: "food",
    areas: "M8.5 10C11 7.5 14 8 15.5 9.5S17.5 14 14 16.5L4 21Z",
    lines: "M15 9.5c0-3 1-5 3-6M15.5 9.5c2-2 3.5-2.5 5.5-2M14.5 9c-1-2-1-4 0-5.5",
  },
  wheat: {
    sort: "food",
    areas:
      "M12 2c1.8 1.8 1.8 4 0 5.5C10.2 6 10.2 3.8 12 2ZM6.5 6.5c2.8.2 4.5 1.8 4.5 4.5-2.8-.2-4.5-1.8-4.5-4.5Zm11 0c0 2.7-1.7 4.3-4.5 4.5 0-2.7 1.7-4.3 4.5-4.5Zm-11 5.5c2.8.2 4.5 1.8 4.5 4.5-2.8-.2-4.5-1.8-4.5-4.5Zm11 0c0 2.7-1.7 4.3-4.5 4.5 0-2.7 1.7-4.3 4.5-4.5Z",
    lines: "M12 8v14",
  },
  workers: {
    sort: "people",
    areas: `M5.5 8.5a6.5 6.5 0 0 1 13 0H21v1.8H3V8.5ZM7.5 11.5h9c0 3-1.8 4.8-4.5 4.8s-4.5-1.8-4.5-4.8ZM4 22c.5-3.5 2.5-5 8-5s7.5 1.5 8 5Z`,
  },
};
