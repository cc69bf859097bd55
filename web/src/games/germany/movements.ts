/** What travels when something happens in Germany: cards, tickets, wagons, passengers. */
import {
  drawn,
  each,
  ownSpot,
  QUIET,
  seatSpot,
  times,
  type Drawn,
  type Movements,
  type Place,
} from "../../kit/movements";
import CardBack from "./CardBack.svelte";
import Passenger from "./pieces/Passenger.svelte";
import Wagon from "./pieces/Wagon.svelte";
import TrainCard from "./TrainCard.svelte";
import type { Board, Event, View } from "./types";

const CARD = 56;

const face = (card: string): Drawn => drawn(TrainCard, { card }, CARD);
const back = (kind: "train" | "short" | "long"): Drawn => drawn(CardBack, { kind }, CARD);
/** The player's own hand, or the seat of who holds theirs. */
const handOf = (seat: number, me: number | null): Place => (seat === me ? ownSpot("hand") : seatSpot(seat));

export const MOVEMENTS: Movements<Event, View, Board> = {
  "draw-own": each(({ player, card }, { me }) => [{ piece: face(card), way: ["deck", handOf(player, me)] }], "card"),
  draw: each(({ player }) => [{ piece: back("train"), way: ["deck", seatSpot(player)] }], "card"),
  take: each(
    ({ player, card }, { me, before }) => [
      { piece: face(card), way: [[`display-${before.display.indexOf(card)}`, "deck"], handOf(player, me)] },
    ],
    "card",
  ),
  tickets: each(
    ({ player, short, long }) =>
      [...times(short, back("short")), ...times(long, back("long"))].map((piece, i) => ({
        piece,
        way: [i < short ? "short-tickets" : "long-tickets", seatSpot(player)],
      })),
    "card",
  ),
  "keep-own": each(
    ({ tickets }, { board }) =>
      tickets.map((ticket) => {
        const kind = board.tickets.long.some(({ id }) => id === ticket) ? "long" : "short";
        return { piece: back(kind), way: [`${kind}-tickets`, ownSpot("tickets")] };
      }),
    "card",
  ),
  claim: each(
    ({ player, route, length, colour, cards, locos }, { me }) => [
      ...[...times(cards, face(colour ?? "loco")), ...times(locos, face("loco"))].map((piece) => ({
        piece,
        way: [handOf(player, me), "discard"],
      })),
      ...times(length, drawn(Wagon, { seat: player }, 36)).map((piece, space) => ({
        piece,
        way: [seatSpot(player), [`space-${route}-${space}`, `route-${route}`]],
      })),
    ],
    "piece",
  ),
  passenger: each(
    ({ player, place, colour }) => [
      {
        piece: drawn(Passenger, { colour, height: 32 }, 20),
        way: [[`passengers-${place}`, `city-${place}`, `country-${place}`], seatSpot(player)],
      },
    ],
    "piece",
  ),
  shuffle: each(() => times(3, back("train")).map((piece) => ({ piece, way: ["discard", "deck"] })), "card"),
  reset: each(
    (_, { before }) =>
      before.display.flatMap((card, i) =>
        card === null ? [] : [{ piece: face(card), way: [`display-${i}`, "discard"] }],
      ),
    "card",
  ),
  keep: QUIET,
  "keep-secret": QUIET,
  "setup-done": QUIET,
  "passenger-none": QUIET,
  stop: QUIET,
  pass: QUIET,
  "last-round": QUIET,
  over: QUIET,
};
