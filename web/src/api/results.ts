/** The server's HTTP side about results and tournaments: everybody reads, hosts run tournaments. */
import { ask } from "./http";
import type {
  Between,
  EndingInfo,
  LadderInfo,
  NewTournament,
  RatedInfo,
  Statistics,
  TournamentInfo,
  TournamentTold,
} from "./types";

/** Which games: of one person, of two who met, or all of the reader's own; of everybody, if nothing is said. */
export interface Wanted {
  player?: string;
  against?: string;
  mine?: boolean;
}

type Query = Record<string, string | number | boolean | null | undefined>;

const query = (asked: Query): string =>
  new URLSearchParams(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  ).toString();

export const results = {
  /** A page of finished games, and what to ask for the next one with. */
  games: (wanted: Wanted, after: number | null) =>
    ask<{ endings: EndingInfo[]; after: number | null }>(`/api/results?${query({ ...wanted, after })}`),
  ladders: () => ask<{ ladders: LadderInfo[] }>("/api/ladders").then(({ ladders }) => ladders),
  ratings: (game: string, seats: number, after: number) =>
    ask<{ total: number; ratings: RatedInfo[] }>(`/api/ratings?${query({ game, seats, after })}`),
  /** Of somebody, or of the reader. */
  statistics: (player: string | null) => ask<Statistics>(`/api/statistics?${query({ player })}`),
  between: (one: string, other: string) => ask<Between>(`/api/statistics/between?${query({ one, other })}`),
};

export const tournaments = {
  list: (after: number) =>
    ask<{ total: number; tournaments: TournamentInfo[] }>(`/api/tournaments?${query({ after })}`),
  one: (id: string) => ask<TournamentTold>(`/api/tournaments/${id}`),
  make: (asked: NewTournament) => ask<TournamentTold>("/api/host/tournaments", asked),
  /** The next round, though games of this one may be on. */
  nextRound: (id: string) => ask<TournamentTold>(`/api/host/tournaments/${id}/rounds`, {}),
  remove: (id: string) => ask<null>(`/api/host/tournaments/${id}`, undefined, "DELETE"),
};
