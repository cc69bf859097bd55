/** The ids of the Moon by name: cities and locomotives from the board, goods, cards and sides from the words. */
import type { Values } from "../../words/catalogues";
import { counted, formsOf, joined, type Glossary, type Item } from "../../words/words";
import { nearest, type Landmark } from "./lattice";
import { SIDES, type Board, type EventType, type Side } from "./types";

export interface MoonGlossary extends Glossary {
  city(id: string): string;
  /** a milepost by the nearest city and the way from there: Kepler 2 N 1 NE */
  milepost(id: string): string;
  good(id: string): string;
  loco(id: string): string;
  card(id: string): string;
  side(id: Side): string;
  /** the label of a wrap pair as it is printed, with a true minus sign and a prime mark */
  pair(label: string): string;
}

export const LEVELS: readonly string[] = ["", "I", "II", "III", "IV", "V"];
/** Events told by their type; cards of the other types have names of their own. */
const CALLED_ALIKE: readonly EventType[] = ["tax", "meteor", "decompression", "solar_flare", "cosmic_rays"];

const printed = (label: string): string => label.replace("-", "−").replace("'", "′");
const called = (message: string, id: string): string => String(formsOf("x", message, id).x);
const good = (id: string): string => called(`lunar-good-${id}`, id);
const side = (id: string): string => called(`lunar-side-${id}`, id);

export function glossaryOf(board: Board): MoonGlossary {
  const cities = new Map(board.cities.map((city) => [city.id, city]));
  const locos = new Map(board.locomotives.map((loco) => [loco.id, loco]));
  const demands = new Map(board.demand_cards.map((card) => [`d${card.id}`, card.demands]));
  const events = new Map(board.event_cards.map((card) => [`e${card.id}`, card]));
  const colours = new Map(board.wraps.map((wrap) => [wrap.label, wrap.colour]));
  const landmarks = new Map(
    SIDES.map((at): [string, Landmark[]] => [
      at,
      board.cities
        .filter((city) => city.side === at || city.side === "both")
        .map(({ id, milepost: [, column, row] }) => ({ id, column, row })),
    ]),
  );

  const cityForms = (argument: string, id: string): Values => {
    const name = cities.get(id)?.name ?? id;
    const own = formsOf(argument, `lunar-city-${id}`, name);
    return Object.keys(own).length > 1 ? own : formsOf(argument, "lunar-city", name, { name });
  };
  const city = (id: string): string => String(cityForms("x", id).x);

  const milepostForms = (argument: string, id: string): Values => {
    const [at = "", column = "", row = ""] = id.split(":");
    const near = landmarks.get(at);
    if (!near) return cityForms(argument, id);
    const { id: from, way } = nearest(Number(column), Number(row), near);
    if (way.length === 0) return cityForms(argument, from);
    const legs = way.map(({ steps, direction }) => ({
      steps,
      to: called(`lunar-direction-${direction.toLowerCase()}`, direction),
    }));
    const inside = cities.get(from)?.size === "major" && way.length === 1 && way[0]!.steps === 1;
    const where = inside ? `(${legs[0]!.to})` : legs.map(({ steps, to }) => `${steps} ${to}`).join(" ");
    const ofBoth = cities.get(from)?.side === "both" ? ` (${side(at)})` : "";
    const name = `${city(from)} ${where}${ofBoth}`;
    return formsOf(argument, "lunar-milepost", name, { name });
  };
  const milepost = (id: string): string => String(milepostForms("x", id).x);

  const link = (id: string): string => {
    const [a = "", b = "", pair] = id.split(" ");
    return `${milepost(a)}–${milepost(b)}${pair === undefined ? "" : ` (${printed(pair)})`}`;
  };
  const pairForms = (argument: string, label: string): Values => {
    const colour = colours.get(label) ?? "";
    return formsOf(argument, "lunar-pair", label, {
      label: printed(label),
      colour: called(`lunar-colour-${colour}`, colour),
    });
  };

  const locoForms = (argument: string, id: string): Values => {
    const { name = id, speed = 0, capacity = 0, level = 0 } = locos.get(id) ?? {};
    return formsOf(argument, "lunar-loco", id, { name, speed, capacity, level: LEVELS[level] ?? "" });
  };

  const cardForms = (argument: string, id: string): Values => {
    const wanted = demands.get(id);
    if (wanted) {
      const said = wanted.map((demand) => {
        const values = {
          ...formsOf("good", `lunar-good-${demand.good}`, demand.good),
          ...cityForms("city", demand.city),
        };
        return String(formsOf("x", "lunar-part-demand", id, { ...values, pay: demand.payoff }).x);
      });
      return formsOf(argument, "lunar-card-demand", id, { number: Number(id.slice(1)), demands: joined(said) });
    }
    const event = events.get(id);
    if (!event) return { [argument]: id };
    const { distance, percent, payoff, goods, direction, side: at } = event.params;
    const values: Values = { ...(at ? formsOf("side", `lunar-side-${at}`, at) : {}) };
    if (distance !== undefined) values.distance = distance;
    if (percent !== undefined) values.percent = percent;
    if (payoff !== undefined) values.payoff = payoff;
    if (goods) values.goods = joined(goods.map(good));
    if (direction) Object.assign(values, formsOf("direction", `lunar-direction-${direction.toLowerCase()}`, direction));
    return formsOf(argument, `lunar-card-${CALLED_ALIKE.includes(event.type) ? event.type : id}`, id, values);
  };
  const card = (id: string): string => String(cardForms("x", id).x);

  const listed = (argument: string, ids: readonly Item[], sentence: string): Values | null => {
    const names = ids.map(String);
    // In the tray nothing is counted: there it is a matter of sorts.
    if (argument === "goods")
      return { goods: sentence.includes("tray") ? joined(names.map(good)) : counted("lunar-good", names) };
    if (argument === "cities") return { cities: joined(names.map(city)) };
    if (argument === "mileposts") return { mileposts: joined(names.map(milepost)) };
    if (argument === "cards") return { cards: joined(names.map((id) => String(cardForms("x", id).x_the))) };
    return null;
  };

  return {
    game: "lunar",
    city,
    milepost,
    good,
    loco: (id) => String(locoForms("x", id).x),
    card,
    side,
    pair: printed,
    named(argument, value, sentence) {
      if (typeof value === "object") return listed(argument, value, sentence);
      if (argument === "level") return { level: LEVELS[Number(value)] ?? value };
      if (typeof value === "number") return null;
      switch (argument) {
        case "milepost":
        case "a":
        case "b":
          return milepostForms(argument, value);
        case "city":
          return cityForms(argument, value);
        case "link":
          return { link: link(value) };
        case "pair":
          return pairForms(argument, value);
        case "card":
          return cardForms(argument, value);
        case "loco":
          return locoForms(argument, value);
        case "good":
          return formsOf(argument, `lunar-good-${value}`, value);
        case "side":
          return formsOf(argument, `lunar-side-${value}`, value);
        default:
          return null;
      }
    },
  };
}
