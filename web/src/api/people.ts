/** The server's HTTP side about people: one's own account, and what a host may do. */
import { ask } from "./http";
import type {
  AccountInfo,
  BlockedGuest,
  Changes,
  DeedInfo,
  MadeToken,
  Me,
  NewBrowser,
  NoticeChoice,
  NoticeWays,
  PersonInfo,
  TableInfo,
  TokenInfo,
  VacationInfo,
} from "./types";

type Preferences = Record<string, string>;

export const people = {
  me: () => ask<Me>("/api/me"),
  signUp: (asked: { name: string; password: string; email: string | null; preferences: Preferences }) =>
    ask<AccountInfo>("/api/accounts", asked),
  /** `bring`: what the guest has in this browser is the account's from now on. */
  signIn: (asked: { name: string; password: string; bring: boolean }) => ask<AccountInfo>("/api/session", asked),
  signOut: (everywhere: boolean) => ask<null>(`/api/session?everywhere=${everywhere}`, undefined, "DELETE"),
  change: (asked: Partial<Changes> & { password: string }) => ask<AccountInfo>("/api/me", asked, "PUT"),
  keepPreferences: (preferences: Preferences) => ask<null>("/api/me/preferences", { preferences }, "PUT"),
  /** All that is kept of the reader. */
  data: () => ask<unknown>("/api/me/data"),
  vacation: () => ask<VacationInfo>("/api/me/vacation"),
  /** From now on until then, or no longer. */
  takeVacation: (until: Date | null) =>
    ask<VacationInfo>("/api/me/vacation", { until: until?.toISOString() ?? null }, "PUT"),
  tokens: () => ask<{ tokens: TokenInfo[] }>("/api/me/tokens"),
  makeToken: (asked: { name: string; password: string }) => ask<MadeToken>("/api/me/tokens", asked),
  takeTokenBack: (id: string) => ask<null>(`/api/me/tokens/${id}`, undefined, "DELETE"),
  notices: () => ask<NoticeWays>("/api/me/notices"),
  chooseNotices: (choice: NoticeChoice) => ask<NoticeWays>("/api/me/notices", choice, "PUT"),
  addBrowser: (browser: NewBrowser) => ask<{ id: string }>("/api/me/browsers", browser),
  removeBrowser: (id: string) => ask<null>(`/api/me/browsers/${id}`, undefined, "DELETE"),
  giveUp: (password: string) => ask<null>("/api/me/delete", { password }),
  /** Another letter to the address that waits to be confirmed. */
  confirmAgain: () => ask<null>("/api/me/email", {}),
  confirm: (token: string) => ask<null>("/api/confirmations/use", { token }),
  askReset: (name: string) => ask<null>("/api/resets", { name }),
  useReset: (token: string, password: string) => ask<AccountInfo>("/api/resets/use", { token, password }),
};

const HOST = "/api/host";

export const host = {
  tables: (page: number) => ask<{ total: number; tables: TableInfo[] }>(`${HOST}/tables?page=${page}`),
  close: (id: string, closed: boolean) => ask<TableInfo>(`${HOST}/tables/${id}`, { closed }, "PUT"),
  remove: (id: string) => ask<null>(`${HOST}/tables/${id}`, undefined, "DELETE"),
  export: (id: string) => ask<unknown>(`${HOST}/tables/${id}/export`, {}),
  people: (page: number) => ask<{ total: number; people: PersonInfo[] }>(`${HOST}/people?page=${page}`),
  /** On all pages. */
  everybody: async (): Promise<PersonInfo[]> => {
    const all: PersonInfo[] = [];
    for (let page = 0; ; page += 1) {
      const { total, people } = await host.people(page);
      all.push(...people);
      if (people.length === 0 || all.length >= total) return all;
    }
  },
  /** Whoever sits there, with an account or without. */
  block: (id: string, seat: number) => ask<null>(`${HOST}/tables/${id}/block`, { seat }),
  guests: (page: number) => ask<{ total: number; guests: BlockedGuest[] }>(`${HOST}/guests?page=${page}`),
  letIn: (id: string) => ask<null>(`${HOST}/guests/${id}`, undefined, "DELETE"),
  change: (id: string, change: { blocked?: boolean; host?: true }) =>
    ask<PersonInfo>(`${HOST}/people/${id}`, change, "PUT"),
  /** The address at which this person may choose another password. */
  link: (id: string) =>
    ask<{ token: string }>(`${HOST}/people/${id}/reset`, {}).then(({ token }) => `${location.origin}/reset#${token}`),
  deeds: (page: number) => ask<{ total: number; deeds: DeedInfo[] }>(`${HOST}/deeds?page=${page}`),
};
