/** Notices that this browser shows while the page is closed: by its own push service and our service worker. */

const WORKER = "/sw.js";

/** Whether this browser could. Without https it cannot. */
export const pushable = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The reader has told the browser not to let us, which only they can take back there. */
export const forbidden = (): boolean => pushable() && Notification.permission === "denied";

export async function subscription(): Promise<PushSubscription | null> {
  const worker = pushable() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the reader, and then the browser's service, for a server with this key; null if one of them would rather not. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** As the server wants to know it. */
export function told(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
