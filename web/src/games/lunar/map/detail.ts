/** How much is drawn, and how large, at a zoom. Letters keep their size on the screen; the ground grows. */
import type { TypeSizes } from "./labels";
import { STEP } from "./paths";

/** zooms are told apart in steps of this factor, so that names are not laid out anew all the time */
const NOTCH = 1.25;

export interface Detail {
  /** pixels from milepost to milepost */
  pixels: number;
  /** type sizes of names, in steps */
  names: TypeSizes;
  /** what a pixel measures in units of the sheet */
  unit: number;
  /** how much thinner lines are drawn than on the whole Moon: they too grow more slowly than the ground */
  line: number;
  /** symbols of terrain are shown */
  symbols: boolean;
  /** goods beside the names, costs on single segments */
  close: boolean;
}

/** The notch a scale lies in: equal notches give equal details. */
export function notchOf(scale: number): number {
  return Math.round(Math.log(scale) / Math.log(NOTCH));
}

export function detailAt(notch: number): Detail {
  const pixels = NOTCH ** notch * STEP;
  // Names grow slowly: 11 px for the whole Moon, 16 px close by.
  const type = Math.min(16, 10.5 + pixels / 14);
  return {
    pixels,
    names: { major: (type + 1.5) / pixels, medium: type / pixels, small: type / pixels },
    unit: STEP / pixels,
    line: Math.max(0.5, Math.min(1.2, 0.25 + (0.55 * STEP) / pixels)),
    symbols: pixels >= 8.5,
    close: pixels >= 30,
  };
}

/** How large a train is drawn, so that it grows more slowly than the ground. */
export const trainScale = ({ pixels, unit }: Detail): number => Math.min(1.15, 0.5 + pixels / 80) * unit;
