/** The clocks a table can have, in the units in which people choose them. */
import type { ClockInfo } from "../api/types";

export type Kind = ClockInfo["kind"];

interface Times {
  bank: number;
  allowance: number;
  most: number;
  at_zero: ClockInfo["at_zero"];
}

interface Field {
  name: "bank" | "allowance" | "most";
  /** seconds */
  unit: number;
  least: number;
  most: number;
}

/** What is offered first: an evening at the table, and a few days for each move. */
const CLOCKS: Record<Kind, Times> = {
  live: { bank: 30, allowance: 15, most: 0, at_zero: "bot" },
  correspondence: { bank: 72, allowance: 24, most: 120, at_zero: "bot" },
};

/** What can be chosen of each, within the server's limits. */
export const FIELDS: Record<Kind, readonly Field[]> = {
  live: [
    { name: "bank", unit: 60, least: 1, most: 600 },
    { name: "allowance", unit: 1, least: 5, most: 600 },
  ],
  correspondence: [
    { name: "bank", unit: 3600, least: 1, most: 1440 },
    { name: "allowance", unit: 3600, least: 1, most: 336 },
    { name: "most", unit: 3600, least: 1, most: 1440 },
  ],
};

/** From where to where a field goes: no less can be banked at most than there is at first. */
export const within = (field: Field, { bank }: Times): { least: number; most: number } => ({
  least: field.name === "most" ? bank : field.least,
  most: field.most,
});

/** A clock being chosen; whoever looks at another kind and comes back finds what was typed. */
export class ClockChoice {
  kind = $state<Kind | "none">("none");
  readonly times = $state(structuredClone(CLOCKS));

  /** The clock in the server's words; null for none. */
  get asked(): ClockInfo | null {
    const { kind } = this;
    if (kind === "none") return null;
    const times = this.times[kind];
    const seconds = Object.fromEntries(FIELDS[kind].map(({ name, unit }) => [name, times[name] * unit]));
    return { kind, bank: 0, allowance: 0, most: null, ...seconds, at_zero: times.at_zero };
  }
}
