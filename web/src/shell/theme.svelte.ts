/** Light or dark: as the system says, unless the reader chose. */
import { recall, remember } from "../browser/memory";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>("system");

  constructor() {
    const stored = recall("theme");
    if (stored === "light" || stored === "dark") this.show(stored);
  }

  /** On to the next of the three. */
  turn(): void {
    const next = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "system";
    remember("theme", next);
    this.show(next);
  }

  private show(theme: Theme): void {
    this.theme = theme;
    const root = document.documentElement;
    if (theme === "system") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", theme);
  }
}

export const look = new Look();
