/** Small line drawings for buttons, in a square of 26. */
export const ICONS = {
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3",
  restart: "M5 12a9 9 0 1 0 3-6.7M8 1v5h5",
  list: "M9 6h13M9 13h13M9 20h13M4 6h.01M4 13h.01M4 20h.01",
  history: "M13 7v6l4 3M4 13a9 9 0 1 1 3 6.7M4 21v-4h4",
  rules: "M4 5c4-2 7-1 9 1 2-2 5-3 9-1v15c-4-2-7-1-9 1-2-2-5-3-9-1zM13 6v15",
  keys: "M3 7h20v12H3zM7 11h.01M11 11h.01M15 11h.01M19 11h.01M8 15h10",
  pencil: "M4 22l1.500-6L17 4.500a2 2 0 0 1 3 0l1.500 1.500a2 2 0 0 1 0 3L10 20.500zM14.500 7l4.500 4.500",
  close: "M6 6l14 14M20 6 6 20",
  check: "M5 14l5 5L21 7",
  back: "M15 5l-8 8 8 8",
  forward: "M11 5l8 8-8 8",
  sun: "M13 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10M13 1v3M13 22v3M1 13h3M22 13h3M4.5 4.5l2 2M19.5 19.5l2 2M4.5 21.5l2-2M19.5 6.5l2-2",
  moon: "M21 15A9 9 0 1 1 11 5a7 7 0 0 0 10 10",
  half: "M13 3a10 10 0 1 0 0 20zM13 3a10 10 0 0 1 0 20",
  download: "M13 4v13M7 12l6 6 6-6M4 22h18",
  copy: "M9 8h13v15H9zM9 18H4V3h13v5",
  more: "M5 13h.01M13 13h.01M21 13h.01",
  cards: "M5 6h10v15H5zM9 6V3h12v15h-6",
  tray: "M3 15h6l2 4h4l2-4h6M3 15v8h20v-8L19 4H7z",
  people: "M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 22c0-5 3-7 7-7s7 2 7 7M18 12a3.5 3.5 0 1 0-2-6.4M19 15c3 .5 5 2.500 5 7",
} as const;

export type IconName = keyof typeof ICONS;
