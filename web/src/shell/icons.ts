/** Small line drawings for buttons, in a square of 26. */
export const ICONS = {
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3",
  restart: "M5 12a9 9 0 1 0 3-6.7M8 1v5h5",
  list: "M9 6h13M9 13h13M9 20h13M4 6h.01M4 13h.01M4 20h.01",
  history: "M13 7v6l4 3M4 13a9 9 0 1 1 3 6.7M4 21v-4h4",
  rules: "M4 5c4-2 7-1 9 1 2-2 5-3 9-1v15c-4-2-7-1-9 1-2-2-5-3-9-1zM13 6v15",
  keys: "M3 7h20v12H3zM7 11h.01M11 11h.01M15 11h.01M19 11h.01M8 15h10",
  close: "M6 6l14 14M20 6 6 20",
  check: "M5 14l5 5L21 7",
  back: "M15 5l-8 8 8 8",
  forward: "M11 5l8 8-8 8",
  "turn-back": "M20 6l-7 7 7 7M11 6l-7 7 7 7",
  "turn-on": "M6 6l7 7-7 7M15 6l7 7-7 7",
  play: "M9 5v16l12-8z",
  pause: "M9 5v16M17 5v16",
  link: "M11 15a5 5 0 0 0 7 0l4-4a5 5 0 0 0-7-7l-2 2M15 11a5 5 0 0 0-7 0l-4 4a5 5 0 0 0 7 7l2-2",
  picture: "M3 5h20v16H3zM3 18l6-6 5 5 3-3 6 5M17 10h.01",
  preferences: "M4 7h9M19 7h3M16 4v6M4 19h3M13 19h9M10 16v6",
  skip: "M5 5l8 8-8 8M13 5l8 8-8 8",
  download: "M13 4v13M7 12l6 6 6-6M4 22h18",
  copy: "M9 8h13v15H9zM9 18H4V3h13v5",
  more: "M5 13h.01M13 13h.01M21 13h.01",
  cards: "M5 6h10v15H5zM9 6V3h12v15h-6",
  tray: "M3 15h6l2 4h4l2-4h6M3 15v8h20v-8L19 4H7z",
  people: "M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 22c0-5 3-7 7-7s7 2 7 7M18 12a3.5 3.5 0 1 0-2-6.4M19 15c3 .5 5 2.500 5 7",
} as const;

export type IconName = keyof typeof ICONS;
