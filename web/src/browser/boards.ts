/** The boards that somebody drew, kept by this browser. */
import { forget, recall, remember } from "./memory";

export interface OwnBoard {
  id: string;
  name: string;
}

const shelf = (game: string): string => `boards.${game}`;
const place = (game: string, id: string): string => `board.${game}.${id}`;

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // not written by us
  }
}

/** The one that was drawn on last comes first. */
export function ownBoards(game: string): OwnBoard[] {
  const kept = parsed(recall(shelf(game)));
  return Array.isArray(kept) ? (kept as OwnBoard[]) : [];
}

export const ownBoard = (game: string, id: string): unknown => parsed(recall(place(game, id)));

export function keepBoard(game: string, { id, name }: OwnBoard, board: unknown): void {
  const others = ownBoards(game).filter((other) => other.id !== id);
  remember(place(game, id), JSON.stringify(board));
  remember(shelf(game), JSON.stringify([{ id, name }, ...others]));
}

export function forgetBoard(game: string, id: string): void {
  forget(place(game, id));
  remember(shelf(game), JSON.stringify(ownBoards(game).filter((other) => other.id !== id)));
}

export const newBoardId = (): string => Math.random().toString(36).slice(2, 10);
