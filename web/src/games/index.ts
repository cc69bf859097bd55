/** The one place where the page names its games: all that the server has, or the types do not fit. What is on the box, the
    game itself and the pictures of its rules are each loaded when they are needed. */
import type { Component } from "svelte";
import type { GameName } from "../api/types";
import type { Cover, Game, Pictures } from "../kit/game";
import { speech } from "../words/language.svelte";

interface Loaders {
  cover: () => Promise<Cover>;
  game: () => Promise<Game>;
  pictures: () => Promise<Pictures>;
  /** where boards of one's own are drawn, in a game that is played on any */
  editor?: () => Promise<{ default: Component }>;
}

const LOADERS: Record<GameName, Loaders> = {
  germany: {
    cover: () => import("./germany/cover"),
    game: () => import("./germany").then((module) => module.germany),
    pictures: () => import("./germany/pictures").then((module) => module.pictures),
    editor: () => import("./germany/editor/Editor.svelte"),
  },
  wensleydale: {
    cover: () => import("./wensleydale/cover"),
    game: () => import("./wensleydale").then((module) => module.wensleydale),
    pictures: () => import("./wensleydale/pictures").then((module) => module.pictures),
  },
  lunar: {
    cover: () => import("./lunar/cover"),
    game: () => import("./lunar").then((module) => module.lunar),
    pictures: () => import("./lunar/pictures").then((module) => module.pictures),
  },
};

export const NAMES: readonly string[] = Object.keys(LOADERS);

export const shown = (name: string): name is GameName => Object.hasOwn(LOADERS, name);

async function part<Part extends Exclude<keyof Loaders, "editor">>(
  name: string,
  part: Part,
): Promise<Awaited<ReturnType<Loaders[Part]>>> {
  if (!shown(name)) throw new Error(`This page cannot show the game ${name}.`);
  return (await LOADERS[name][part]()) as Awaited<ReturnType<Loaders[Part]>>;
}

/** The game with its words. */
export async function load(name: string): Promise<Game> {
  const [game] = await Promise.all([part(name, "game"), speech.learn(name)]);
  return game;
}

/** What is on its box; its words are learned apart. */
export const cover = (name: string): Promise<Cover> => part(name, "cover");

/** The pictures of its rules, with the words under them. */
export async function pictures(name: string): Promise<Pictures> {
  const [drawings] = await Promise.all([part(name, "pictures"), speech.learn(name)]);
  return drawings;
}

/** Where boards of one's own are drawn, with its words; null where the game has no such place. */
export async function editor(name: string): Promise<Component | null> {
  const loading = shown(name) ? LOADERS[name].editor?.() : undefined;
  const [found] = await Promise.all([loading, loading && speech.learn(name)]);
  return found?.default ?? null;
}
