/** Lunar Rails, as the page wants it. */
import SeatMark from "../../kit/DiscMark.svelte";
import type { Game } from "../../kit/game";
import { moving } from "../../kit/movements";
import { wear } from "../../kit/wear";
import { ADVICE } from "./advice";
import Afterwards from "./afterwards/Afterwards.svelte";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import "./colours.css";
import { MoonDesk, setDesk } from "./desk.svelte";
import { condense } from "./digest";
import { glossaryOf } from "./glossary";
import { MOON_KEYS } from "./keys";
import { MOVEMENTS, ridden } from "./movements";
import Market from "./Market.svelte";
import Poster from "./Poster.svelte";
import Prompt from "./Prompt.svelte";
import Rules from "./Rules.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sheet from "./Sheet.svelte";
import Things from "./Things.svelte";
import type { Board as BoardFile } from "./types";

export const lunar: Game = {
  name: "lunar",
  glossary: (board) => glossaryOf(board as BoardFile),
  sit(sitting) {
    wear("lunar");
    return setDesk(new MoonDesk(sitting));
  },
  keys: MOON_KEYS,
  coach: COACH,
  advice: ADVICE,
  Afterwards,
  movements: moving(MOVEMENTS, ridden),
  condense,
  icon: "cards",
  Board,
  Market,
  Things,
  Prompt,
  SeatMark,
  SeatFacts,
  Sheet,
  Rules,
  Poster,
};
