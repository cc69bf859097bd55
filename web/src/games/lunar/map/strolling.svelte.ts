/** The keyboard on the Moon: where it stands, what its keys do. One element has the focus and moves with it. */
import type { Camera } from "../../../map/camera.svelte";
import { type Walks, zoomKey } from "../../../map/walker.svelte";
import type { Spot } from "../geography";
import type { Stand, Stroll } from "./stroll";

export class Strolling implements Walks {
  root: Element | null = null;
  private standing = $state.raw<Stand | null>(null);
  /** the row a walk to the side keeps to */
  private keel: number | null = null;
  /** the keyboard is used, which is when the ring shows */
  ringed = $state(false);

  /**
   * @param shown whether a place is on a side that is shown: elsewhere the keyboard cannot stand
   * @param first where a walk begins, on a side that is shown
   * @param cities by name, for going from one to the next
   * @param spot where a place lies on the sheet, which turns to the side it is on
   * @param act Enter was pressed
   */
  constructor(
    private readonly camera: Camera,
    private readonly stroll: () => Stroll,
    private readonly shown: (stand: Stand) => boolean,
    private readonly first: () => Stand,
    private readonly cities: () => readonly Stand[],
    private readonly spot: (stand: Stand) => Spot,
    private readonly act: (stand: Stand) => void,
  ) {}

  readonly at: Stand = $derived.by(() => (this.standing && this.shown(this.standing) ? this.standing : this.first()));

  /** The pointer chose a place: the keyboard goes on from there. */
  stand(at: Stand): void {
    this.standing = at;
    this.keel = null;
  }

  arrived(element: Element): void {
    this.ringed = element.matches(":focus-visible");
    this.standing = this.at;
    if (this.ringed) this.camera.reveal(this.spot(this.at));
  }

  left(): void {
    this.ringed = false;
  }

  /** The city before or after, in the order of their names; from elsewhere the first or the last. */
  private city(key: string): Stand | null {
    if (key !== "," && key !== ".") return null;
    const cities = this.cities();
    const here = cities.findIndex(({ side, column, row }) => {
      const { at } = this;
      return at.side === side && at.column === column && at.row === row;
    });
    return cities.at(key === "," ? (here < 0 ? -1 : here - 1) : (here + 1) % cities.length) ?? null;
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { at } = this;
    const next = this.city(event.key) ?? this.stroll().next(at, event.key, this.keel ?? at.row);
    if (next) {
      const sideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
      this.keel = sideways ? (this.keel ?? at.row) : null;
      this.standing = next;
      this.ringed = true;
      this.camera.reveal(this.spot(next));
    } else if (event.key === "Enter" || event.key === " ") this.act(at);
    else if (event.key === "Escape") {
      if (document.activeElement instanceof SVGElement) document.activeElement.blur();
      return;
    } else if (
      !/^(Arrow|Page|Home|End)/.test(event.key) &&
      !zoomKey(event.key, this.camera, this.camera.toWindow(this.spot(at)))
    )
      return;
    event.preventDefault();
  }
}
