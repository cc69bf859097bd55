/** A picture to keep: the board as it is drawn on the page, with the game above it and the players below. */

export interface Player {
  mark: SVGSVGElement;
  name: string;
  score: string;
}

export interface Caption {
  title: string;
  result: string;
  date: string;
  /** the winner first */
  players: readonly Player[];
}

const MARGIN = 32;
const HEAD = 116;
const ROW = 76;
/** the least width of a player's place */
const PLACE = 260;
const MARK = 44;
const LONGEST_NAME = 20;

type Attributes = Record<string, string | number>;

function drawn(name: string, attributes: Attributes, ...children: (Node | string)[]): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

const text = (look: string, x: number, y: number, words: string, anchor = "start"): SVGElement =>
  drawn("text", { class: look, x, y, "text-anchor": anchor }, words);

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** The sheets of a map, one over the other, in their own size whatever part of them was in sight. */
function boardOf(map: HTMLElement, sheets: readonly SVGSVGElement[], width: number, height: number): SVGElement {
  const ground = drawn("rect", { width, height, fill: getComputedStyle(map).backgroundColor });
  const copies = sheets.map((sheet) => {
    const copy = sheet.cloneNode(true) as SVGSVGElement;
    copy.removeAttribute("style");
    return copy;
  });
  return drawn("g", { class: map.className, transform: `translate(${MARGIN} ${HEAD})` }, ground, ...copies);
}

function placeOf({ mark, name, score }: Player, x: number, y: number): SVGElement {
  const sign = mark.cloneNode(true) as SVGSVGElement;
  sign.setAttribute("style", "");
  for (const [key, value] of Object.entries({ x, y: y - 30, width: MARK, height: MARK })) {
    sign.setAttribute(key, String(value));
  }
  const beside = x + MARK + 12;
  return drawn("g", {}, sign, text("name", beside, y - 10, shortened(name)), text("score", beside, y + 16, score));
}

/** The whole picture, from a map's window on the page. */
export function compose(map: HTMLElement, { title, result, date, players }: Caption): SVGSVGElement {
  const sheets = [...map.querySelectorAll<SVGSVGElement>(".window > svg")];
  const board = sheets[0]?.viewBox.baseVal ?? { width: 0, height: 0 };
  const width = board.width + MARGIN * 2;
  const columns = Math.max(1, Math.min(players.length, Math.floor(board.width / PLACE)));
  const foot = HEAD + board.height + 20;
  const height = foot + Math.ceil(players.length / columns) * ROW + MARGIN / 2;
  return drawn(
    "svg",
    { class: "keepsake", width, height, viewBox: `0 0 ${width} ${height}` },
    drawn("rect", { class: "paper", width, height }),
    text("title", MARGIN, 56, title),
    text("result", MARGIN, 92, result),
    text("date", width - MARGIN, 56, date, "end"),
    boardOf(map, sheets, board.width, board.height),
    ...players.map((player, i) => {
      const x = MARGIN + (i % columns) * (board.width / columns);
      return placeOf(player, x, foot + Math.floor(i / columns) * ROW + 40);
    }),
  ) as SVGSVGElement;
}
