/** The number on the page's icon, where a browser shows one: how many turns wait for the reader. */

interface Badging {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

export function badge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Navigator & Badging;
  const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  shown?.catch(() => {}); // a page that is not installed may have none
}
