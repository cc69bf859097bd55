/** Last Train to Wensleydale, as the page wants it. */
import SeatMark from "../../kit/DiscMark.svelte";
import type { Game } from "../../kit/game";
import { moving } from "../../kit/movements";
import { wear } from "../../kit/wear";
import { ADVICE } from "./advice";
import Afterwards from "./afterwards/Afterwards.svelte";
import Board from "./Board.svelte";
import { COACH } from "./coach";
import "./colours.css";
import { DalesDesk, setDesk } from "./desk.svelte";
import { glossaryOf } from "./glossary";
import { DALES_KEYS } from "./keys";
import { MOVEMENTS } from "./movements";
import Market from "./Market.svelte";
import Poster from "./Poster.svelte";
import Prompt from "./Prompt.svelte";
import Rules from "./Rules.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sheet from "./Sheet.svelte";
import Things from "./Things.svelte";
import type { Board as BoardFile } from "./types";

export const wensleydale: Game = {
  name: "wensleydale",
  glossary: (board) => glossaryOf(board as BoardFile),
  sit(sitting) {
    wear("wensleydale");
    return setDesk(new DalesDesk(sitting));
  },
  keys: DALES_KEYS,
  coach: COACH,
  advice: ADVICE,
  Afterwards,
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
