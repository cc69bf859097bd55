/** This browser as one that shows notices: for whoever is at it, in the language they read. */
import { people } from "../api/people";
import { recall, remember } from "../browser/memory";
import { subscribe, subscription, told } from "../browser/push";
import { speech } from "../words/language.svelte";

/** Under what the server knows this browser. */
const KEY = "browser";

async function tell(subscribed: PushSubscription): Promise<void> {
  const { id } = await people.addBrowser({ ...told(subscribed), language: speech.language });
  remember(KEY, id);
}

/** Whether it could be done: the reader or the browser may refuse. */
export async function startPushing(): Promise<boolean> {
  const { key } = await people.notices();
  const subscribed = await subscribe(key);
  if (subscribed) await tell(subscribed);
  return subscribed !== null;
}

export async function stopPushing(): Promise<void> {
  await (await subscription())?.unsubscribe();
  const id = recall(KEY);
  if (id) await people.removeBrowser(id);
}

/** Whoever was at it before, it shows notices for who is at it now. */
export async function keepPushing(): Promise<void> {
  const subscribed = await subscription();
  if (subscribed) await tell(subscribed);
}
