/** Where the reader looks: the sheet moved and scaled inside its window. Sizes in pixels, positions in sheet units. */
import type { Point } from "./boxes";

const CLOSEST = 6;
/** how many times nearer than the whole sheet a single place is looked at */
const NEAR = 2.2;
const RESTS_AFTER = 180;

interface Sheet {
  width: number;
  height: number;
}

export class Camera {
  /** the window */
  width = $state(0);
  height = $state(0);
  /** pixels a sheet unit */
  scale = $state(1);
  /** the sheet's corner in the window */
  x = $state(0);
  y = $state(0);
  fitted = $state(true);
  /** in motion: the picture is moved as it is, and drawn sharp again once it rests */
  moving = $state(false);
  /** what is looked at */
  sheet: Sheet = $state.raw({ width: 1, height: 1 });
  /** the visit that is being paid; none once the reader has moved the sheet */
  private paying: object | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly sheetFor: (width: number, height: number) => Sheet;

  /** A sheet may be laid out in more than one way: the size of the window then tells which. */
  constructor(sheet: Sheet | ((width: number, height: number) => Sheet)) {
    this.sheetFor = typeof sheet === "function" ? sheet : () => sheet;
    this.sheet = this.sheetFor(0, 0);
  }

  get fitScale(): number {
    return Math.min(this.width / this.sheet.width, this.height / this.sheet.height) || 1;
  }

  /** A new window size keeps the middle of what was seen in the middle. */
  resize(width: number, height: number): void {
    const middle = this.toSheet({ x: this.width / 2, y: this.height / 2 });
    const zoom = this.scale / this.fitScale;
    this.width = width;
    this.height = height;
    this.sheet = this.sheetFor(width, height);
    if (this.fitted) this.fit();
    else this.centre(middle, this.fitScale * zoom);
  }

  fit(): void {
    this.scale = this.fitScale;
    this.x = (this.width - this.sheet.width * this.scale) / 2;
    this.y = (this.height - this.sheet.height * this.scale) / 2;
    this.fitted = true;
  }

  /** Zooms so that the point under `at` (in the window) stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.paying = null;
    const here = this.toSheet(at);
    this.scale = Math.min(this.fitScale * CLOSEST, Math.max(this.fitScale, this.scale * factor));
    this.x = at.x - here.x * this.scale;
    this.y = at.y - here.y * this.scale;
    this.settle();
  }

  pan(dx: number, dy: number): void {
    if (dx !== 0 || dy !== 0) this.paying = null;
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Moves as little as needed to bring a point of the sheet into sight. */
  reveal(point: Point, margin = 56): void {
    const { x, y } = this.toWindow(point);
    const inside = (value: number, size: number): number => {
      const edge = Math.min(margin, size / 3);
      return value < edge ? edge - value : value > size - edge ? size - edge - value : 0;
    };
    if (!this.fitted) this.pan(inside(x, this.width), inside(y, this.height));
  }

  /** Brings a point of the sheet to the middle, near enough to see what is around it. */
  lookAt(point: Point): void {
    this.centre(point, Math.max(this.scale, this.fitScale * NEAR));
  }

  /** Comes near to these points, as near as so many pixels a unit, and gives the way back to where it was, also in a
      window of another size; whoever has moved the sheet since then stays where they are. */
  visit(points: readonly Point[], closest: number, margin = 56): () => void {
    const { x, y, scale, fitted } = this;
    const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
    const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
    const room = Math.min((this.width - margin * 2) / (right - left), (this.height - margin * 2) / (bottom - top));
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.centre(middle, Math.max(this.fitScale, Math.min(closest, room)));
    const visit = {};
    this.paying = visit;
    return () => {
      if (this.paying !== visit) return;
      this.paying = null;
      if (fitted) this.fit();
      else {
        Object.assign(this, { x, y, scale });
        this.settle();
      }
    };
  }

  toSheet({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  toWindow({ x, y }: Point): Point {
    return { x: x * this.scale + this.x, y: y * this.scale + this.y };
  }

  /** Brings a point of the sheet into the middle of the window, as far as the edges of the sheet allow. */
  private centre(point: Point, scale: number): void {
    this.scale = scale;
    this.x = this.width / 2 - point.x * scale;
    this.y = this.height / 2 - point.y * scale;
    this.settle();
  }

  private stir(): void {
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.moving = false), RESTS_AFTER);
  }

  /** The sheet stays in its window: centred when smaller, never pulled past its edge when larger. */
  private settle(): void {
    this.stir();
    const keep = (at: number, size: number, window: number): number =>
      size <= window ? (window - size) / 2 : Math.min(0, Math.max(window - size, at));
    this.x = keep(this.x, this.sheet.width * this.scale, this.width);
    this.y = keep(this.y, this.sheet.height * this.scale, this.height);
    this.fitted = this.scale <= this.fitScale * 1.001;
  }
}
