import { describe, expect, it } from "vitest";
import { common, exact, points, span, sums, usable, withMeans } from "../../src/games/wensleydale/payments";
import { MEANS, type Pay, type Payment } from "../../src/games/wensleydale/types";

/** Every way to pay so many points from what is there, as the rules list them. */
function every(need: number, have: Payment): Payment[] {
  const kinds = MEANS.filter((means) => have[means]);
  const pay = (left: number, index: number): Payment[] => {
    const kind = kinds[index];
    if (kind === undefined) return left === 0 ? [{}] : [];
    return Array.from({ length: Math.min(left, have[kind] ?? 0) + 1 }, (_, number) => number).flatMap((number) =>
      pay(left - number, index + 1).map((rest) => (number > 0 ? { [kind]: number, ...rest } : rest)),
    );
  };
  return pay(need, 0);
}

const actions = (payments: Payment[]): Pay[] =>
  payments.map((payment, id) => ({ id, kind: "pay", notation: "", payment }));

describe("putting a payment together", () => {
  const payments = every(3, { government: 2, train: 2, midland: 1 });

  it("begins with what every payment holds", () => {
    expect(common(payments)).toEqual({});
    expect(common(every(3, { government: 2, train: 2 }))).toEqual({ government: 1, train: 1 });
    expect(common([])).toEqual({});
  });

  it("lets a kind go as far as the others leave room", () => {
    expect(span(payments, {}, "government")).toEqual({ least: 0, most: 2 });
    expect(span(payments, { train: 2 }, "government")).toEqual({ least: 0, most: 1 });
    expect(span(payments, { government: 2, train: 1 }, "midland")).toEqual({ least: 0, most: 0 });
  });

  it("adds what has to follow", () => {
    expect(withMeans(every(2, { government: 1, train: 1, midland: 1 }), {}, "government", 1)).toEqual({
      government: 1,
    });
    expect(withMeans(every(3, { government: 2, train: 1 }).slice(), {}, "government", 2)).toEqual({
      government: 2,
      train: 1,
    });
  });

  it("never leaves the limits", () => {
    expect(withMeans(payments, {}, "midland", 9)).toEqual({ midland: 1 });
    expect(withMeans(payments, { midland: 1 }, "midland", -3)).toEqual({});
  });

  it("goes back as well, to whatever is less than chosen", () => {
    for (const payment of payments) {
      for (const means of MEANS.filter((one) => (payment[one] ?? 0) > 0)) {
        const less = withMeans(payments, payment, means, (payment[means] ?? 0) - 1);
        expect(less[means] ?? 0).toBe((payment[means] ?? 0) - 1);
      }
    }
  });

  it("reaches every payment, and nothing else, by steps that are offered", () => {
    const reached = new Set<string>();
    const seen = new Set<string>();
    const walk = (chosen: Payment): void => {
      const key = points(chosen).join();
      if (seen.has(key)) return;
      seen.add(key);
      if (exact(actions(payments), chosen)) reached.add(key);
      for (const means of MEANS) {
        const { most } = span(payments, chosen, means);
        if ((chosen[means] ?? 0) < most) walk(withMeans(payments, chosen, means, (chosen[means] ?? 0) + 1));
      }
    };
    walk(common(payments));
    expect([...reached].sort()).toEqual(payments.map((payment) => points(payment).join()).sort());
  });

  it("is ready only when it is one of the payments", () => {
    expect(exact(actions(payments), { government: 2 })).toBeNull();
    expect(exact(actions(payments), { government: 2, midland: 1 })?.payment).toEqual({ government: 2, midland: 1 });
  });

  it("knows an exchange that may also be none at all", () => {
    const any = [{}, ...every(3, { cubes: 3, midland: 1 }), ...every(6, { cubes: 6 })];
    expect(sums(any)).toEqual({ least: 0, most: 6 });
    expect(usable(any)).toEqual(["cubes", "midland"]);
    expect(exact(actions(any), common(any))?.payment).toEqual({});
    expect(withMeans(any, {}, "midland", 1)).toEqual({ cubes: 2, midland: 1 });
  });

  it("says its points one by one", () => {
    expect(points({ midland: 1, cubes: 2 })).toEqual(["cube", "cube", "midland"]);
  });
});
