/** Ticket to Ride: Germany, as the page wants it. */
import type { Game } from "../../kit/game";
import { moving } from "../../kit/movements";
import { wear } from "../../kit/wear";
import { ADVICE } from "./advice";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import "./colours.css";
import { GermanyDesk, setDesk } from "./desk.svelte";
import { glossaryOf } from "./glossary";
import { GERMANY_KEYS } from "./keys";
import { MOVEMENTS } from "./movements";
import Market from "./Market.svelte";
import Poster from "./Poster.svelte";
import Prompt from "./Prompt.svelte";
import Rules from "./Rules.svelte";
import SeatFacts from "./SeatFacts.svelte";
import SeatMark from "./SeatMark.svelte";
import Sheet from "./Sheet.svelte";
import Things from "./Things.svelte";
import type { Board as BoardFile } from "./types";

export const germany: Game = {
  name: "germany",
  glossary: (board) => glossaryOf(board as BoardFile),
  sit(sitting) {
    wear("germany");
    return setDesk(new GermanyDesk(sitting));
  },
  keys: GERMANY_KEYS,
  coach: COACH,
  advice: ADVICE,
  icon: "cards",
  movements: moving(MOVEMENTS),
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
