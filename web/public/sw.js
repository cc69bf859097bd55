/** Shows notices while the page is not open, and leads to the table. It keeps nothing: without a network there is no
    page, and none is promised. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, text, table } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body: text,
    icon: "/icon-192.png",
    tag: table, // a newer one takes the place of an older one of the same table
    data: `/table/${encodeURIComponent(table)}`,
  });
  const badge = navigator.setAppBadge?.() ?? Promise.resolve();
  event.waitUntil(Promise.all([shown, badge.catch(() => {})]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** To a window that shows this table already, or to a new one. */
async function lead(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
