/** The one place where the page names its games: all that the server has, or the types do not fit. Each is loaded when
    it is needed. */
import type { GameName } from "../api/types";
import type { Game } from "../kit/game";

const LOADERS: Record<GameName, () => Promise<Game>> = {
  germany: () => import("./germany").then((module) => module.germany),
  wensleydale: () => import("./wensleydale").then((module) => module.wensleydale),
  lunar: () => import("./lunar").then((module) => module.lunar),
};

export const NAMES: readonly string[] = Object.keys(LOADERS);

export const shown = (name: string): name is GameName => Object.hasOwn(LOADERS, name);

export function load(name: string): Promise<Game> {
  if (!shown(name)) return Promise.reject(new Error(`This page cannot show the game ${name}.`));
  return LOADERS[name]();
}
