import { afterEach, describe, expect, it, vi } from "vitest";
import { glossaryOf } from "../src/games/germany/glossary";
import { find, LANGUAGES, preferred } from "../src/words/catalogues";
import * as language from "../src/words/language.svelte";
import { namesOf } from "../src/words/words";
import { board } from "./board";

const { speech } = language;
const names = namesOf(glossaryOf(board), ["Anna", "Otto", "Clara"]);

afterEach(() => {
  vi.restoreAllMocks();
  speech.choose("en");
});

describe("names", () => {
  it("says seats, routes and places by name", () => {
    expect(names.seat(1)).toBe("Otto");
    expect(names.seat(4)).toBe("Player 5");
    expect(names.route("berlin-dresden")).toBe("Berlin–Dresden");
    expect(names.place("koeln")).toBe("Köln");
  });

  it("says a border spot as its country, in the reader's language", () => {
    expect(names.place("frankreich_karlsruhe")).toBe("France");
    speech.choose("it");
    expect(names.place("frankreich")).toBe("Francia");
    expect(names.route("karlsruhe-frankreich")).toBe("Karlsruhe–Francia");
  });

  it("says grey and the colours", () => {
    expect(names.colour("grey")).toBe("grey");
    expect(names.colour("red")).toBe("red");
    speech.choose("fr");
    expect(names.colour("grey")).toBe("gris");
  });
});

describe("sentences of the log", () => {
  const claim = { player: 0, route: "berlin-dresden", a: "berlin", b: "dresden", length: 5, points: 10 };

  it("tell a claim with colour and locomotives", () => {
    const line = names.t("germany-log-claim", { ...claim, colour: "green", cards: 4, locos: 1 });
    expect(line).toBe("Anna claims Berlin–Dresden with 4 green cards and 1 locomotive: 10 points.");
  });

  it("tell a claim with locomotives only, where the colour is null", () => {
    const line = names.t("germany-log-claim", { ...claim, colour: null, cards: 0, locos: 5 });
    expect(line).toBe("Anna claims Berlin–Dresden with 5 locomotives: 10 points.");
  });

  it("use the form of a passenger's colour, not of a card's", () => {
    speech.choose("it");
    const line = names.t("germany-log-passenger", { player: 1, place: "frankreich", colour: "red" });
    expect(line).toBe("Otto prende un passeggero rosso in Francia.");
  });

  it("join lists in the language's own way", () => {
    const tickets = ["berlin-leipzig", "koeln-frankfurt"];
    expect(names.t("germany-log-keep-own", { player: 0, tickets })).toBe(
      "Anna keeps Berlin–Leipzig (4) and Köln–Frankfurt (4).",
    );
    expect(names.t("germany-log-over", { winners: [0, 2], score: 120 })).toContain("Anna and Clara");
    expect(names.t("germany-log-setup-done", { kept: [2, 3, 4] })).toContain("Anna (2), Otto (3) and Clara (4)");
  });

  it("count the cards of a list by their kinds", () => {
    const cards = ["red", "loco", "red"];
    expect(names.t("germany-see-hand", { cards })).toBe("Your hand: 2 red cards and a locomotive.");
    expect(names.t("germany-see-hand", { cards: [] })).toBe(names.t("germany-see-hand", { cards: null }));
    expect(names.t("germany-fact-cards", { cards: 3 })).toBe("3 cards in hand");
  });

  it("give every place its form with a preposition, and a card never the word of a passenger", () => {
    speech.choose("it");
    const said = vi.spyOn(language, "t").mockReturnValue("");
    names.t("a-passenger", { a: "frankreich", b: "berlin", card: "red", colour: "red", action: 1234 });
    expect(said).toHaveBeenCalledWith("a-passenger", {
      a: "Francia",
      a_in: "in Francia",
      b: "Berlin",
      b_in: "a Berlin",
      card: "rossa",
      card_one: "una carta rossa",
      card_many: "carte rosse",
      colour: "rosso",
      colour_one: "un passeggero rosso",
      colour_many: "passeggeri rossi",
      action: "1234",
    });
  });

  it("turn the phase of a refusal into what has to be done", () => {
    expect(names.t("refused-phase", { phase: "second" })).toContain("second card");
  });
});

describe("languages", () => {
  it("follow the browser, and fall back to English", () => {
    expect(preferred(["de-CH", "fr-CH", "it"])).toBe("fr");
    expect(preferred(["ja"])).toBe("en");
  });

  it("all hold the page's sentences, with no isolation marks", () => {
    for (const language of LANGUAGES) {
      const sentence = find(language, "curtain-title", { name: "Anna" });
      expect(sentence).toContain("Anna");
      expect(sentence).not.toMatch(/[\u2066-\u2069]/);
    }
  });

  it("find the attributes of a message", () => {
    expect(find("fr", "option-germany-reshuffle.lazy")).toBe("Quand il faut une carte");
    expect(find("en", "option-germany-reshuffle.never")).toBeNull();
  });
});
