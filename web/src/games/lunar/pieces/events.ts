/** Events as drawings in a box of 24 by 24. */
import { dot } from "../../../pieces/shapes";
import type { EventType } from "../types";

export const EVENTS: Readonly<Record<EventType, string>> = {
  tax: `M18.8 3.5 20.5 5.2 5.2 20.5 3.5 18.8Z${dot(7.5, 7.5, 4)}${dot(16.5, 16.5, 4)}`,
  meteor: `${dot(16, 16, 6)}M2.5 2.5 12 9.5 9.5 12ZM11 2l4.5 6-2.5.8ZM2 11l6 4.5.8-2.5Z`,
  strike: "M7 3h2.5v8h1V2H13v9h1V3.5h2.5V12h1V6H20v9c0 4-2.5 7-6.5 7C9 22 7 19 5.5 16L3 11.5l2-1 2 2.5Z",
  boom: "M3 21V11h5v10Zm6.5 0V7h5v14ZM16 21V3h5v18Z",
  shortage: "M3 21V3h5v18Zm6.5 0V9h5v12ZM16 21v-6h5v6Z",
  seismic: "M2 13v-2h5l2-7h2l3 13 2.5-7H18l1 1h3v2h-4l-.8-.8L14.5 21h-2L10 10l-1.5 3Z",
  decompression: "M12 3l2.5 5.5L20 6.5 18 12l4 4-6 .5L14 22l-3.5-4.5L5 20l1.5-6L2 10l6-.5L8.5 4 11 7.5Z",
  solar_flare: `${dot(12, 12, 5)}M11 1h2v4h-2ZM11 19h2v4h-2ZM1 11h4v2H1ZM19 11h4v2h-4ZM3.5 5 5 3.5 7.8 6.3 6.3 7.8ZM16.2 17.7l1.5-1.5L20.5 19 19 20.5ZM5 20.5 3.5 19l2.8-2.8 1.5 1.5ZM17.7 7.8 16.2 6.3 19 3.5 20.5 5Z`,
  cosmic_rays:
    "M12 9.5A2.5 2.5 0 1 0 12 14.5 2.5 2.5 0 0 0 12 9.5ZM12 1c3 0 4.8 5 4.8 11S15 23 12 23 7.2 18 7.2 12 9 1 12 1Zm0 2c-1.5 0-2.8 4-2.8 9s1.3 9 2.8 9 2.8-4 2.8-9S13.5 3 12 3ZM2.5 6.5C4 4 9 5 14.2 8s8.8 7 7.3 9.5S15 19 9.8 16 1 9 2.5 6.5Zm1.7 1C3.5 8.8 6.5 11.8 10.8 14.3s8.4 3.6 9 2.2S17.5 12.2 13.2 9.7 5 6.2 4.2 7.5Z",
};

/** The chapter of the rules that tells of them. */
export const CHAPTERS: Readonly<Record<EventType, string>> = {
  tax: "L19",
  meteor: "L20",
  strike: "L21",
  boom: "L22",
  shortage: "L22",
  seismic: "L23",
  decompression: "L24",
  solar_flare: "L25",
  cosmic_rays: "L25",
};
