/** The games this page can show. Each is loaded when it is needed. */
import type { Game } from "../kit/game";

const LOADERS: Record<string, () => Promise<Game>> = {
  germany: () => import("./germany").then((module) => module.germany),
  wensleydale: () => import("./wensleydale").then((module) => module.wensleydale),
  lunar: () => import("./lunar").then((module) => module.lunar),
};

export const NAMES: readonly string[] = Object.keys(LOADERS);

export const shown = (name: string): boolean => name in LOADERS;

export function load(name: string): Promise<Game> {
  const loader = LOADERS[name];
  if (!loader) return Promise.reject(new Error(`This page cannot show the game ${name}.`));
  return loader();
}
