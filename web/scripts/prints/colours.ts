/** Colours of the stylesheets as plain ones, by day: variables looked up, light and dark told apart, mixtures mixed. */

/** Custom properties by name. */
export type Inks = ReadonlyMap<string, string>;

/** Every custom property that a stylesheet declares outside of media queries and preferences. */
export function inksOf(css: string): Map<string, string> {
  const inks = new Map<string, string>();
  for (const [, selector = "", body = ""] of css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (/@media|\[data-(patterns|large|theme|still)/.test(selector)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+)/g))
      if (!inks.has(name)) inks.set(name, value.trim().replace(/\s+/g, " "));
  }
  return inks;
}

/** What stands between the bracket that opens at `from` and the one that closes it. */
function inBrackets(text: string, from: number): string {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === "(") depth += 1;
    if (text[i] === ")" && (depth -= 1) === 0) return text.slice(from + 1, i);
  }
  throw new Error(`A bracket of ${text} is not closed.`);
}

/** Arguments of a function, at the commas that are in no brackets. */
function argumentsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

type Triple = [number, number, number];

function oklabOf(hex: string): Triple {
  const linear = [1, 3, 5].map((i) => {
    const share = parseInt(hex.slice(i, i + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Triple;
  const [r, g, b] = linear;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([light, a, b]: Triple): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const shares = linear.map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
  return `#${shares
    .map((share) =>
      Math.round(Math.min(1, Math.max(0, share)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** `color-mix(in oklab, A p%, B q%)`, where one of the shares may be left out. */
function mixed(parts: string[]): string {
  const [one, other] = parts.slice(1).map((part) => {
    const [, colour = "", share] = /^(\S+)(?:\s+([\d.]+)%)?$/.exec(part) ?? [];
    return { colour, share: share === undefined ? null : Number(share) / 100 };
  });
  if (!one || !other) throw new Error(`${parts.join()} is no mixture of two colours.`);
  const share = one.share ?? (other.share === null ? 0.5 : 1 - other.share);
  const [p, q] = [oklabOf(one.colour), oklabOf(other.colour)];
  return hexOf(p.map((part, i) => part * share + q[i]! * (1 - share)) as Triple);
}

const FUNCTIONS: Record<string, (parts: string[]) => string> = {
  "light-dark": ([light = ""]) => light,
  "color-mix": mixed,
  max: (parts) => String(Math.max(...parts.map(Number))),
  calc: ([sum = ""]) => String(Number(new Function(`return ${sum.replaceAll("px", "")}`)())),
};

/** A value as any program that draws understands it. */
export function plain(value: string, inks: Inks): string {
  const variable = value.lastIndexOf("var(");
  if (variable >= 0) {
    const inside = inBrackets(value, variable + 3);
    const [name = "", ...instead] = argumentsOf(inside);
    const found = inks.get(name) ?? instead.join(", ");
    if (!found) throw new Error(`Nothing is called ${name}.`);
    return plain(value.slice(0, variable) + found + value.slice(variable + inside.length + 5), inks);
  }
  const called = [...value.matchAll(/(light-dark|color-mix|max|calc)\(/g)].at(-1);
  if (called) {
    const inside = inBrackets(value, called.index + called[0].length - 1);
    const result = FUNCTIONS[called[1]!]!(argumentsOf(inside));
    return plain(
      value.slice(0, called.index) + result + value.slice(called.index + called[0].length + inside.length + 1),
      inks,
    );
  }
  return value.replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/, "rgba($1,$2,$3,$4)");
}
