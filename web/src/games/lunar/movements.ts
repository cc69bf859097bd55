/** What travels when something happens on the Moon: trains, goods, cards, money, and what falls from the sky. */
import {
  drawn,
  each,
  ownSpot,
  QUIET,
  seatSpot,
  type Drawn,
  type Movements,
  type Place,
  type Seen,
  type Travel,
} from "../../kit/movements";
import Coin from "../../pieces/Coin.svelte";
import { t } from "../../words/language.svelte";
import { demandsOf } from "./cards";
import { geographyOf } from "./geography";
import { STEP } from "./map/paths";
import EventSign from "./EventSign.svelte";
import Good from "./pieces/Good.svelte";
import Loco from "./pieces/Loco.svelte";
import Meteor from "./pieces/Meteor.svelte";
import SmallCard from "./pieces/SmallCard.svelte";
import { SIDES, type Board, type Event, type View } from "./types";

type SeenMoon = Seen<View, Board>;

/** A milepost, or a city's, on the disc that is shown. */
function ground(id: string, { board }: SeenMoon, east = 0, north = 0): Place {
  const geography = geographyOf(board);
  const milepost = geography.find(id);
  if (!milepost) return [];
  const at = { x: (milepost.x + east) * STEP, y: (milepost.y - north) * STEP };
  return SIDES.filter((side) => geography.isOn(milepost, side)).map((side) => ({ on: `side-${side}`, ...at }));
}

const coin = (amount: number): Drawn => drawn(Coin, { amount: t("lunar-money", { amount }) }, 38);
const load = (good: string): Drawn => drawn(Good, { good, size: 30 }, 30);

function train(seat: number, { board, now }: SeenMoon): Drawn {
  const level = board.locomotives.find(({ id }) => id === now.players[seat]?.loco)?.level ?? 1;
  return drawn(Loco, { level, seat, width: 44 }, 44);
}

function card(id: string, { board }: SeenMoon): Drawn {
  return drawn(SmallCard, { goods: demandsOf(board, id).map(({ good }) => good) }, 64);
}

/** Where a player's loads are seen. */
const wagon = (seat: number, me: number | null): Place => [...(seat === me ? ["loads"] : []), ...seatSpot(seat)];

const placed = ({ player, city }: { player: number; city: string }, seen: SeenMoon): Travel[] => [
  { piece: train(player, seen), way: [seatSpot(player), ground(city, seen)] },
];

const delivered = (event: { player: number; good: string; city: string; pay: number }, seen: SeenMoon): Travel[] => [
  { piece: load(event.good), way: [wagon(event.player, seen.me), ground(event.city, seen)] },
  { piece: coin(event.pay), way: [ground(event.city, seen), seatSpot(event.player)] },
];

const lost = ({ player, goods }: { player: number; goods: readonly string[] }, { me }: SeenMoon): Travel[] =>
  goods.map((good) => ({ piece: load(good), way: [wagon(player, me), ownSpot("tray")] }));

/** Money is spent along the way where track is laid. */
function laid(run: readonly { player: number; a: string; b: string; cost: number }[], seen: SeenMoon): Travel[] {
  const cost = run.reduce((sum, one) => sum + one.cost, 0);
  const player = run[0]?.player ?? 0;
  return [
    { piece: coin(cost), way: [seatSpot(player), ...run.flatMap(({ a, b }) => [ground(a, seen), ground(b, seen)])] },
  ];
}

export const MOVEMENTS: Movements<Event, View, Board> = {
  build: (run, seen) => ({ travels: laid(run, seen), sound: "piece" }),
  "build-wrap": (run, seen) => ({ travels: laid(run, seen), sound: "piece" }),
  move: (run, seen) => {
    const player = run[0]?.player ?? 0;
    const from = seen.before.players[player]?.train?.at;
    const stops = [...(from ? [from] : []), ...run.map(({ milepost }) => milepost)];
    return { travels: [{ piece: train(player, seen), way: stops.map((stop) => ground(stop, seen)) }], sound: "rails" };
  },
  place: each(placed, "rails"),
  relocate: each(placed, "rails"),
  upgrade: each(
    ({ player, cost }, seen) => [
      { piece: coin(cost), way: [seatSpot(player), ownSpot("loco")] },
      { piece: train(player, seen), way: [ownSpot("loco"), seatSpot(player)] },
    ],
    "coin",
  ),
  toll: each(
    ({ player, owner, amount }) => [{ piece: coin(amount), way: [seatSpot(player), seatSpot(owner)] }],
    "coin",
  ),
  load: each(
    ({ player, good, city }, seen) => [{ piece: load(good), way: [ground(city, seen), wagon(player, seen.me)] }],
    "piece",
  ),
  drop: each(
    ({ player, good, city }, seen) => [{ piece: load(good), way: [wagon(player, seen.me), ground(city, seen)] }],
    "piece",
  ),
  deliver: each(delivered, "coin"),
  boom: each(delivered, "coin"),
  "give-up": each(({ player, good }, seen) => lost({ player, goods: [good] }, seen), "piece"),
  hit: each(lost, "piece"),
  exposed: each(lost, "piece"),
  drawn: each(
    ({ player, card: id }, seen) => [
      {
        piece: card(id, seen),
        way: [ownSpot("deck"), player === seen.me ? ownSpot(`demand-${id}`) : seatSpot(player)],
      },
    ],
    "card",
  ),
  exchange: each(
    ({ player, cards }, seen) =>
      cards.map((id) => ({
        piece: card(id, seen),
        way: [player === seen.me ? ownSpot("hand") : seatSpot(player), ownSpot("deck")],
      })),
    "card",
  ),
  event: each(
    ({ player, card: id }) => [
      { piece: drawn(EventSign, { card: id, size: 44 }, 44), way: [ownSpot("deck"), seatSpot(player)] },
    ],
    "card",
  ),
  tax: each(({ player, amount }) => [{ piece: coin(amount), way: [seatSpot(player), ownSpot("deck")] }], "coin"),
  struck: each(
    ({ milepost }, seen) => [
      { piece: drawn(Meteor, {}, 48), way: [ground(milepost, seen, -12, 12), ground(milepost, seen)] },
    ],
    "meteor",
  ),
  owed: QUIET,
  "turn-round": QUIET,
  "end-operate": QUIET,
  "end-turn": QUIET,
  reshuffle: QUIET,
  aside: QUIET,
  target: QUIET,
  missed: QUIET,
  erased: QUIET,
  "loses-turn": QUIET,
  "lost-turn": QUIET,
  expired: QUIET,
  round: QUIET,
  operating: QUIET,
  fulfilled: QUIET,
  raised: QUIET,
  won: QUIET,
  stopped: QUIET,
};

/** Where a train is after a ride: there its next one begins, also where both arrive together. */
export function ridden(before: View, run: readonly Event[]): View {
  const last = run.at(-1);
  let at: string;
  if (last?.kind === "move" || last?.kind === "turn-round") at = last.milepost;
  else if (last?.kind === "place" || last?.kind === "relocate") at = last.city;
  else return before;
  const players = before.players.map((player, seat) =>
    seat === last.player ? { ...player, train: { from: null, city: null, at } } : player,
  );
  return { ...before, players };
}
