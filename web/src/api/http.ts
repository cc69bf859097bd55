/** The server's HTTP side. Every failure becomes a Trouble that can be said in the reader's language. */
import type {
  Analysis,
  BoardCheck,
  Boards,
  BoardSheet,
  Bots,
  ChatPage,
  FoundTables,
  GameInfo,
  LessonInfo,
  NewTable,
  TableInfo,
} from "./types";
import type { Arguments } from "../words/words";

export class Trouble extends Error {
  constructor(
    message: string,
    readonly id: string,
    readonly args: Arguments,
    readonly status: number,
  ) {
    super(message);
  }
}

interface ErrorBody {
  error?: { message?: string; id?: string; args?: Arguments };
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function ask<Answer>(
  path: string,
  body?: unknown,
  method: Method = body === undefined ? "GET" : "POST",
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: method === "GET" ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive: method === "PUT", // what is to be kept is kept, also when the page is left
    });
  } catch {
    throw new Trouble("The server cannot be reached.", "trouble-unreachable", {}, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as ErrorBody | null)?.error;
    throw new Trouble(
      error?.message ?? `The server answered ${response.status}.`,
      error?.id ?? "trouble-server",
      error?.args ?? {},
      response.status,
    );
  }
  return answer as Answer;
}

const seatQuery = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

const pencilAddress = (id: string, seat: number): string => `/api/tables/${id}/pencil${seatQuery(seat)}`;

export const api = {
  games: (): Promise<GameInfo[]> => ask<{ games: GameInfo[] }>("/api/games").then((answer) => answer.games),
  /** The computer players of a game, from the weakest to the strongest, with their ratings where they were measured. */
  bots: (game: string): Promise<Bots> =>
    api.games().then((games) => {
      const { bots = [], ratings = {} } = games.find(({ name }) => name === game) ?? {};
      return { bots, ratings };
    }),
  board: <Board>(game: string) => ask<Board>(`/api/games/${game}/board`),
  /** The boards of the house for a game, beside its own. */
  boards: (game: string) => ask<Boards>(`/api/games/${game}/boards`),
  /** One of them. */
  houseBoard: (game: string, board: string) => ask<BoardSheet>(`/api/games/${game}/boards/${board}`),
  /** What is wrong with a draft of a board, and how it would be drawn. */
  checkBoard: (game: string, board: unknown) => ask<BoardCheck>(`/api/games/${game}/boards/check`, { board }),
  /** The board of a table that has not the game's own. */
  tableBoard: (id: string) => ask<BoardSheet>(`/api/tables/${id}/board`),
  /** A page of one's own tables. */
  tables: (page: number) => ask<FoundTables>(`/api/tables?page=${page}`),
  /** Tables with open seats, for everybody or behind a password. */
  openTables: (page: number) => ask<FoundTables>(`/api/tables/open?page=${page}`),
  /** Gives the password of a table. */
  enter: (id: string, password: string) => ask<null>(`/api/tables/${id}/enter`, { password }),
  table: (id: string) => ask<TableInfo>(`/api/tables/${id}`),
  /** Out of the guest's list, and out of the world where nobody else has part in it. */
  remove: (id: string) => ask<null>(`/api/tables/${id}`, undefined, "DELETE"),
  open: (table: NewTable) => ask<{ id: string }>("/api/tables", table),
  /** The table at which the people of this one play again. */
  rematch: (id: string) => ask<{ id: string }>(`/api/tables/${id}/rematch`, {}),
  /** What was found so far of how a seat played a finished game; the first time it is asked for, it is begun. */
  analysis: (id: string, seat: number) => ask<Analysis>(`/api/tables/${id}/analysis${seatQuery(seat)}`),
  /** A table at which a finished game goes on from before step n, for a person in that seat and others around the
   * screen in further ones. */
  branch: (id: string, n: number, seat: number, here: number[]) =>
    ask<{ id: string }>(`/api/tables/${id}/branch`, { n, seat, here }),
  lessons: (): Promise<LessonInfo[]> => ask<{ lessons: LessonInfo[] }>("/api/lessons").then(({ lessons }) => lessons),
  /** A table at which the person of this name takes a lesson. */
  take: (lesson: string, name: string) => ask<{ id: string }>(`/api/lessons/${lesson}`, { name }),
  /** The steps before step n, as a seat may know them. */
  history: <Step>(id: string, before: number, seat: number | null) => {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    return ask<{ steps: Step[] }>(`/api/tables/${id}/history?before=${before}${eyes}`).then(({ steps }) => steps);
  },
  /** A moment of the past. Views belong to games, so whoever asks says what it is. */
  at: <View>(id: string, n: number, seat: number | null) => ask<View>(`/api/tables/${id}/at/${n}${seatQuery(seat)}`),
  /** What was pencilled in at one's own seat, in the form in which the game drew it. */
  pencil: <Marks>(id: string, seat: number) =>
    ask<{ marks: Partial<Marks> }>(pencilAddress(id, seat)).then((answer) => answer.marks),
  keepPencil: (id: string, seat: number, marks: object) => ask<unknown>(pencilAddress(id, seat), { marks }, "PUT"),
  /** What was said before a line. */
  chat: (id: string, before: number) => ask<ChatPage>(`/api/tables/${id}/chat?before=${before}`),
  notes: (id: string, seat: number) =>
    ask<{ text: string }>(`/api/tables/${id}/notes${seatQuery(seat)}`).then(({ text }) => text),
  keepNotes: (id: string, seat: number, text: string) =>
    ask<unknown>(`/api/tables/${id}/notes${seatQuery(seat)}`, { text }, "PUT"),
  /** Whether the reader is told of their turn at this table. */
  heardAt: (id: string) => ask<{ on: boolean }>(`/api/tables/${id}/notices`).then(({ on }) => on),
  hearAt: (id: string, on: boolean) =>
    ask<{ on: boolean }>(`/api/tables/${id}/notices`, { on }, "PUT").then((answer) => answer.on),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
