/** Signs on the map that the legend explains, around a middle of 0 0. */
export const SIGNS = {
  /** a crate: here is what a demand asks for */
  source: "M-8-8H8V8H-8ZM-8-3H8M-3.5-8V-3M3.5-8V-3",
  /** a flag: here it is wanted */
  wanted: "M-6 10V-10L9-5.5-6-1",
} as const;
