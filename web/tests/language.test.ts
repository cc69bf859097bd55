/** Words come in parts, when they are needed. The catalogues are fetched anew here, as on a page just opened. */
import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

describe("a page just opened", () => {
  it("knows what every page says once it has learned it, and a game's words later", async () => {
    const { speech, t } = await import("../src/words/language.svelte");
    expect(t("dialog-close")).toBe("dialog-close");
    await speech.learn();
    expect(t("dialog-close")).toBe("Close");
    expect(t("game-lunar")).toBe("Lunar Rails");
    expect(t("lunar-tab")).toBe("lunar-tab");
    await speech.learn("lunar");
    expect(t("lunar-tab")).not.toBe("lunar-tab");
    expect(t("germany-tab")).toBe("germany-tab");
  });

  it("changes its language when all that is in sight can be said in it", async () => {
    const { speech, t } = await import("../src/words/language.svelte");
    await Promise.all([speech.learn(), speech.learn("germany")]);
    speech.choose("it");
    expect(speech.language).toBe("en");
    await vi.waitFor(() => expect(speech.language).toBe("it"));
    expect(t("dialog-close")).toBe("Chiudi");
    expect(t("germany-colour-grey")).toBe("grigio");
  });

  it("ends with the language that was chosen last", async () => {
    const { speech } = await import("../src/words/language.svelte");
    const { fetched } = await import("../src/words/catalogues");
    await speech.learn();
    speech.choose("it");
    speech.choose("fr");
    speech.choose("en");
    expect(speech.language).toBe("en");
    await Promise.all([fetched("it", ""), fetched("fr", "")]);
    await Promise.resolve();
    expect(speech.language).toBe("en");
  });
});
