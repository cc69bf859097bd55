/** Looking at the Moon: which sides are shown and how close, where the names stand, and what a point of the sheet is. */
import type { Point } from "../../../map/boxes";
import { Camera } from "../../../map/camera.svelte";
import { type Geography, latticeAt, spotOf } from "../geography";
import type { Side } from "../types";
import { type Detail, detailAt, notchOf } from "./detail";
import { onDisc, onSheet, type Sheet, sheetFor, suits } from "./discs";
import { type Label, namedAt, placeLabels } from "./labels";
import type { Stand } from "./stroll";
import type { Names, Showing } from "./types";

/** pixels around a name where a finger still means it: with them it is as tall as a finger needs */
const FINGER = 7;

export class Looking {
  readonly camera: Camera;
  /** Without a choice of the player's own the window's shape tells what is shown: both, or the home side. */
  #asked = $state<Showing | null>(null);
  /** Names and marks are laid out anew once the map rests, and only at another notch of the zoom. */
  #notch = $state(0);

  constructor(
    private readonly geography: () => Geography,
    private readonly home: () => Side,
    private readonly names: () => Names,
  ) {
    this.camera = new Camera((width, height) => this.#layout(width, height));
    $effect(() => {
      if (!this.camera.moving) this.#notch = notchOf(this.camera.scale);
    });
  }

  readonly showing: Showing = $derived.by(() => this.#showingIn(this.camera.width, this.camera.height));
  readonly sheet: Sheet = $derived.by(() => this.#layout(this.camera.width, this.camera.height));
  readonly detail: Detail = $derived.by(() => detailAt(this.#notch));
  readonly labels: Record<Side, Label[]> = $derived.by(() => ({
    near: this.#labelsOn("near"),
    far: this.#labelsOn("far"),
  }));

  show(next: Showing): void {
    this.#asked = next;
    this.camera.fitted = true;
    this.camera.resize(this.camera.width, this.camera.height);
  }

  isShown({ side }: Pick<Stand, "side">): boolean {
    return this.sheet.discs.some((disc) => disc.side === side);
  }

  /** Where a place is on the sheet; null on a side that is turned away. */
  spotOf({ side, column, row }: Stand): Point | null {
    return onSheet(this.sheet, side, spotOf(column, row));
  }

  /** The same for a place that is wanted in sight: its side is turned up, at the same zoom. */
  turnTo(stand: Stand): Point {
    const here = this.spotOf(stand);
    if (here) return here;
    const { side, column, row } = stand;
    this.#asked = side;
    return onSheet(sheetFor(side, this.camera.width, this.camera.height), side, spotOf(column, row))!;
  }

  /** What is at a point: a city's name is the city. Beside it the mileposts are their own, but a finger that lands there
      meant the name. */
  standAt(point: Point, finger: boolean): Stand | null {
    const end = onDisc(this.sheet, point);
    if (!end) return null;
    const { side, spot } = end;
    const city = namedAt(this.labels[side], spot, (finger ? FINGER : 0) / this.detail.pixels);
    const { column, row } = city === null ? latticeAt(spot) : this.geography().find(city)!;
    return { side, column, row };
  }

  #showingIn(width: number, height: number): Showing {
    return this.#asked ?? suits(width, height, this.home());
  }

  #layout(width: number, height: number): Sheet {
    return sheetFor(this.#showingIn(width, height), width, height);
  }

  /** Close by, what a city has stands below its name. */
  #labelsOn(side: Side): Label[] {
    const { detail } = this;
    const names = this.names();
    return placeLabels(
      this.geography(),
      side,
      (city) => names.city(city),
      ({ goods }) => (detail.close ? goods.map((good) => names.good(good)).join(", ") : ""),
      detail.names,
    );
  }
}
