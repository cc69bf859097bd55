/** The ids of the Dales by name: areas and borders from the board, influence, companies and pieces from the words. */
import type { Values } from "../../words/catalogues";
import { counted, formsOf, gathered, joined, type Glossary } from "../../words/words";
import type { Board } from "./types";

export interface DalesGlossary extends Glossary {
  place(id: string): string;
  border(id: string): string;
  train(id: string): string;
  /** influence, or a cube */
  kind(id: string): string;
  company(id: string): string;
  piece(id: string): string;
}

export function glossaryOf(board: Board): DalesGlossary {
  const areas = new Map(board.areas.map((area) => [area.id, area.name]));
  const trains = new Map(board.trains.map((train) => [train.id, train]));

  const placed = (argument: string, id: string): Values => {
    const name = areas.get(id) ?? id;
    // The one area whose name has a meaning.
    if (id === "the_south") return formsOf(argument, "wensleydale-area-the_south", name);
    return formsOf(argument, "wensleydale-area", name, { name });
  };
  const place = (id: string): string => String(placed("area", id).area);
  const border = (id: string): string => id.split("-").map(place).join("–");
  const trained = (argument: string, id: string): Values => {
    // Its price and its place in the row: 3A.
    const label = id.replace(/^t/, "").toUpperCase();
    const train = trains.get(id);
    const slots = { price: train?.cost ?? 0, passengers: train?.passenger_slots ?? 0, goods: train?.goods_slots ?? 0 };
    return formsOf(argument, "wensleydale-train", label, { label, ...slots });
  };
  const train = (id: string): string => String(trained("train", id).train);
  const called = (message: string, id: string): string => String(formsOf("x", message, id).x);

  return {
    game: "wensleydale",
    place,
    border,
    train,
    kind: (id) => called(`wensleydale-kind-${id}`, id),
    company: (id) => called(`wensleydale-company-${id}`, id),
    piece: (id) => called(`wensleydale-piece-${id}`, id),
    named(argument, value) {
      if (typeof value === "object") {
        if (argument === "pieces") return { pieces: counted("wensleydale-piece", value) };
        if (argument === "payment" || argument === "points") return { [argument]: counted("wensleydale-kind", value) };
        if (argument === "areas") return { areas: gathered(value.map((id) => place(String(id)))) };
        if (argument === "borders") return { borders: joined(value.map((id) => border(String(id)))) };
        if (argument === "trains") return { trains: joined(value.map((id) => train(String(id)))) };
        return null;
      }
      const id = String(value);
      switch (argument) {
        case "area":
        case "a":
        case "b":
          return placed(argument, id);
        case "border":
          return { border: border(id) };
        case "train":
          // A number is how much influence of that name somebody has.
          return typeof value === "string" ? trained(argument, id) : null;
        case "kind":
          return formsOf(argument, `wensleydale-kind-${id}`, id);
        case "company":
          return formsOf(argument, `wensleydale-company-${id}`, id);
        case "piece":
          return formsOf(argument, `wensleydale-piece-${id}`, id);
        default:
          return null;
      }
    },
  };
}
