/** What travels when something happens in the Dales: cubes, influence, links, trains, pieces and pounds. */
import { signed } from "../../kit/figures";
import { drawn, each, QUIET, seatSpot, times, type Drawn, type Movements, type Travel } from "../../kit/movements";
import Coin from "../../pieces/Coin.svelte";
import Locomotive from "../../pieces/Locomotive.svelte";
import { borderId } from "./map/types";
import Cube from "./pieces/Cube.svelte";
import Influence from "./pieces/Influence.svelte";
import Link from "./pieces/Link.svelte";
import Piece from "./pieces/Piece.svelte";
import type { Board, Event, View } from "./types";

/** The panel beside the board: what leaves the game goes there, and what comes new comes from there. */
const DESK = "desk";

const cube = (seat: number): Drawn => drawn(Cube, { seat, size: 24 }, 24);
const influence = (kind: string, token = false): Drawn => drawn(Influence, { kind, size: 26, token }, 26);
const piece = (kind: string): Drawn => drawn(Piece, { kind, size: 30 }, 26);

const bid = (player: number, box: number, cubes: number): Travel[] =>
  times(cubes, cube(player)).map((one) => ({ piece: one, way: [seatSpot(player), `box-${box}`] }));

/** Cubes go back to the stock, points of influence down their track. */
const paid = (player: number, payment: readonly string[]): Travel[] =>
  payment.map((means) =>
    means === "cubes"
      ? { piece: cube(player), way: [seatSpot(player), DESK] }
      : { piece: influence(means), way: [seatSpot(player), [`track-${means}`, DESK]] },
  );

export const MOVEMENTS: Movements<Event, View, Board> = {
  bid: each(({ player, box, cubes }) => bid(player, box, cubes), "piece"),
  overbid: each(({ player, owner, box, cubes }, { before }) => {
    const back = before.boxes.find(({ number }) => number === box)?.bid?.cubes ?? 0;
    return [
      ...times(back, cube(owner)).map((one) => ({ piece: one, way: [`box-${box}`, seatSpot(owner)] })),
      ...bid(player, box, cubes),
    ];
  }, "piece"),
  won: each(
    ({ player, box, points }) =>
      points.map((kind) => ({ piece: influence(kind), way: [[`box-${box}`, `track-${kind}`], seatSpot(player)] })),
    "coin",
  ),
  lay: each(
    ({ player, a, b }) => [
      { piece: drawn(Link, { owner: player }, 36), way: [seatSpot(player), `link-${borderId(a, b)}`] },
    ],
    "piece",
  ),
  opposition: each(
    ({ area, count }) => times(count, piece("opposition")).map((one) => ({ piece: one, way: [`area-${area}`, DESK] })),
    "piece",
  ),
  paid: each(({ player, payment }) => paid(player, payment), "coin"),
  buy: each(
    ({ player, train, payment }) => [
      ...paid(player, payment),
      {
        piece: drawn(Locomotive, { paint: `var(--seat-${player})`, width: 48 }, 48),
        way: [[`train-${train}`, DESK], seatSpot(player)],
      },
    ],
    "rails",
  ),
  move: each(
    ({ player, piece: kind, area }) => [{ piece: piece(kind), way: [`area-${area}`, seatSpot(player)] }],
    "piece",
  ),
  profit: each(
    ({ player, result }) => [
      { piece: drawn(Coin, { amount: signed(result) }, 36), way: [seatSpot(player), ["track-profit", DESK]] },
    ],
    "coin",
  ),
  takeover: each(({ player, company, price }) => paid(player, Array<string>(price).fill(company)), "coin"),
  dead: each(
    ({ area, pieces }) => pieces.map((kind) => ({ piece: piece(kind), way: [`area-${area}`, DESK] })),
    "piece",
  ),
  turn: each(
    ({ points }) => points.map((kind, i) => ({ piece: influence(kind, true), way: [DESK, `box-${i + 1}`] })),
    "piece",
  ),
  over: QUIET,
  series: QUIET,
  "choose-train": QUIET,
  "choose-company": QUIET,
  "company-town": QUIET,
  "build-order": QUIET,
  "train-order": QUIET,
  "player-order": QUIET,
  decline: QUIET,
  "no-build": QUIET,
  "no-takeover": QUIET,
  pass: QUIET,
  "over-game": QUIET,
};
