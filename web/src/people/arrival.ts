/** Coming and going of whoever has an account: their name, and what they like, come along to this browser. */
import { people } from "../api/people";
import type { AccountInfo } from "../api/types";
import { account } from "../browser/account.svelte";
import { adopt, carried, whenCarriedChanges } from "../browser/memory";
import { keepMyName } from "../table/seats";
import { keepPushing } from "./pushing";

/** Changes that follow each other quickly are kept together. */
const SOON = 800;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks who the reader is, once, as the page opens. Where nobody answers they are a guest until somebody does. */
export async function arrive(): Promise<void> {
  whenCarriedChanges(() => {
    clearTimeout(timer);
    if (account.now) timer = setTimeout(() => void people.keepPreferences(carried()).catch(() => {}), SOON);
  });
  try {
    const { account: holder } = await people.me();
    if (holder) welcome(holder);
  } catch {
    // Whatever the page itself needs will say so.
  }
  account.known = true;
  await keepPushing().catch(() => {}); // the page of notices says it
}

/** Somebody is signed in, from now on or already. */
export function welcome(holder: AccountInfo): void {
  account.now = { name: holder.name, host: holder.host };
  keepMyName(holder.name);
  adopt(holder.preferences);
}

export function farewell(): void {
  clearTimeout(timer);
  account.now = null;
  keepMyName(""); // whoever sits here next is called something else
  void keepPushing().catch(() => {});
}
