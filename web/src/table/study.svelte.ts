/** A finished game looked at again: whose decisions, and what has been found of them so far. It takes the server a while,
    so it is asked again until all is found or nobody looks any more. */
import { api } from "../api/http";
import type { Analysis } from "../api/types";
import type { Sitting } from "./sitting.svelte";

/** Between two questions, in milliseconds. */
const A_WHILE = 1000;

export class Study {
  /** Whose game; at first one's own, or the first one's. */
  seat = $state(0);
  /** what is known by now */
  analysis = $state.raw<Analysis | null>(null);

  constructor(private readonly sitting: Sitting) {
    this.seat = sitting.table.looking ?? 0;
  }

  /** Asks until all is found; what it returns ends that. */
  follow(seat: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      try {
        const analysis = await api.analysis(this.sitting.id, seat);
        if (left) return;
        this.analysis = analysis;
        if (analysis.done < analysis.of) timer = setTimeout(ask, A_WHILE);
      } catch (error) {
        if (!left) this.sitting.tell(error);
      }
    };
    this.analysis = null;
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }
}
