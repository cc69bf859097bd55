/** Who walks the map with the keyboard: where he stands, which one thing the tab key reaches, what a key does. */
import type { Point } from "./boxes";
import type { Camera } from "./camera.svelte";
import { isArrow, nextStop, type Stop } from "./walk";

const NEARER = 1.3;

/** What the window of a map asks of whoever walks it. */
export interface Walks {
  /** the element that holds all stops */
  root: Element | null;
  key(event: KeyboardEvent): void;
  left(): void;
}

/** The keys that every map has for looking nearer, around where the walker stands; true if it was one of them. */
export function zoomKey(key: string, camera: Camera, at: Point | undefined): boolean {
  if (key === "+" || key === "=") camera.zoom(NEARER, at);
  else if (key === "-") camera.zoom(1 / NEARER, at);
  else if (key === "0") camera.fit();
  else return false;
  return true;
}

export class Walker implements Walks {
  /** the thing the keyboard stands on */
  private standing = $state("");
  /** the same while the keyboard is used, which is when its ring shows */
  ringed = $state<string | null>(null);
  /** each stop in it has its id in `data-stop` */
  root: Element | null = null;

  /**
   * @param stops everything that can be walked to
   * @param first where a walk begins
   * @param act Enter was pressed on a stop
   */
  constructor(
    private readonly camera: Camera,
    private readonly stops: () => readonly Stop[],
    private readonly first: () => string,
    private readonly act: (stop: string) => void,
  ) {}

  private find(id: string | null): Stop | undefined {
    return this.stops().find((stop) => stop.id === id);
  }

  private element(id: string): SVGElement | null {
    return this.root?.querySelector<SVGElement>(`[data-stop="${CSS.escape(id)}"]`) ?? null;
  }

  readonly reachable: string = $derived.by(() => (this.find(this.standing) ? this.standing : this.first()));

  arrived(id: string): void {
    this.standing = id;
    this.ringed = this.element(id)?.matches(":focus-visible") ? id : null;
    const at = this.find(id);
    if (at && this.ringed) this.camera.reveal(at);
  }

  left(): void {
    this.ringed = null;
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = this.find(this.ringed) ?? this.find(this.reachable);
    const at = from && this.camera.toWindow(from);
    if (isArrow(event.key)) {
      const next = from && nextStop(this.stops(), from, event.key);
      if (next) this.element(next.id)?.focus();
    } else if (event.key === "Enter" || event.key === " ") this.act(this.reachable);
    else if (!zoomKey(event.key, this.camera, at)) {
      if (event.key === "Escape" && document.activeElement instanceof SVGElement) document.activeElement.blur();
      return;
    }
    event.preventDefault();
  }
}

/** The stop nearest to the middle of the sheet, where a walk begins when nothing else asks for it. */
export function middleOf(stops: readonly Stop[], sheet: { width: number; height: number }): string {
  const far = (stop: Stop): number => Math.hypot(stop.x - sheet.width / 2, stop.y - sheet.height / 2);
  return stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best)).id;
}
