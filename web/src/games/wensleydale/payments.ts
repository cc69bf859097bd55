/** Composing a payment kind by kind, so that it always leads to one that the rules allow. */
import { MEANS, type Means, type Pay, type Payment } from "./types";

export const amount = (payment: Payment, means: Means): number => payment[means] ?? 0;

export const sum = (payment: Payment): number => MEANS.reduce((all, means) => all + amount(payment, means), 0);

/** What all of these payments hold. */
export function common(payments: readonly Payment[]): Payment {
  const held: Payment = {};
  for (const means of MEANS) {
    const least = payments.length > 0 ? Math.min(...payments.map((one) => amount(one, means))) : 0;
    if (least > 0) held[means] = least;
  }
  return held;
}

/** The payments that hold at least what is chosen. */
export function open(payments: readonly Payment[], chosen: Payment): Payment[] {
  return payments.filter((one) => MEANS.every((means) => amount(one, means) >= amount(chosen, means)));
}

export interface Span {
  least: number;
  most: number;
}

/** How far one kind can go: down to what every payment holds, up to what the other kinds chosen leave open. */
export function span(payments: readonly Payment[], chosen: Payment, means: Means): Span {
  const fitting = open(payments, { ...chosen, [means]: 0 });
  return {
    least: amount(common(payments), means),
    most: Math.max(amount(chosen, means), ...fitting.map((one) => amount(one, means))),
  };
}

/** The choice with another number of one kind; what then has to follow is added at once. */
export function withMeans(payments: readonly Payment[], chosen: Payment, means: Means, number: number): Payment {
  const { least, most } = span(payments, chosen, means);
  const wanted = { ...chosen, [means]: Math.min(most, Math.max(least, number)) };
  return common(open(payments, wanted));
}

/** The action that pays exactly what is chosen. */
export function exact(actions: readonly Pay[], chosen: Payment): Pay | null {
  return actions.find((one) => MEANS.every((means) => amount(one.payment, means) === amount(chosen, means))) ?? null;
}

/** The kinds that any of the payments uses. */
export function usable(payments: readonly Payment[]): Means[] {
  return MEANS.filter((means) => payments.some((one) => amount(one, means) > 0));
}

/** How many points a payment has: the same for all, or from the least to the most. */
export function sums(payments: readonly Payment[]): Span {
  const all = payments.map(sum);
  return { least: Math.min(...all), most: Math.max(...all) };
}

/** One id for each point, as the sentences want them. */
export function points(payment: Payment): string[] {
  return MEANS.flatMap((means) => Array<string>(amount(payment, means)).fill(means === "cubes" ? "cube" : means));
}
