/** What a component draws, as bare SVG: every rule of its stylesheet becomes attributes of the shapes it is about, and
    whatever serves only the page goes away. So the drawing looks the same wherever it is shown. */
import { textWidth } from "../../src/map/lettering";
import { plain, type Inks } from "./colours";

interface Node {
  tag: string;
  attributes: Map<string, string>;
  children: (Node | string)[];
  parent: Node | null;
}

interface Rule {
  /** the selector's parts, the last one for the shape itself */
  path: string[];
  declarations: [string, string][];
}

/** What a shape may say of itself. */
const DRAWN =
  /^(fill|stroke|opacity|font|letter-spacing|text-anchor|paint-order|transform$|stop-|clip-path|dominant-baseline)/;
/** What only serves the page: pointing, walking, reading aloud, looks of the moment. */
const PAGE = /^(role|tabindex|class|style|focusable|data-|aria-)/;
const CONDENSED = "Cabin Condensed";
const MOMENT = /:(hover|focus|active)/;

export function flattened(markup: string, css: string, inks: Inks): string {
  const rules = rulesOf(css);
  const root = parsed(markup);
  for (const child of root.children)
    if (typeof child !== "string") {
      dress(child, rules, inks);
      fit(child, {});
    }
  return root.children.map(written).join("").trim();
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  for (const [, selectors = "", body = ""] of css.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = [...body.matchAll(/([\w-]+):\s*([^;]+)/g)].map(
      ([, name = "", value = ""]): [string, string] => [
        name,
        value.replace("!important", "").replace(/\s+/g, " ").trim(),
      ],
    );
    for (const selector of selectors.split(/,(?![^(]*\))/))
      if (!MOMENT.test(selector)) rules.push({ path: selector.trim().split(/\s+/), declarations });
  }
  return rules;
}

function parsed(markup: string): Node {
  const root: Node = { tag: "", attributes: new Map(), children: [], parent: null };
  let here = root;
  for (const [token] of markup.matchAll(/<!--[^]*?-->|<\/?[a-zA-Z][^>]*>|[^<]+/g)) {
    if (token.startsWith("<!--")) continue;
    if (token.startsWith("</")) here = here.parent!;
    else if (token.startsWith("<")) {
      const node: Node = { tag: /[\w:-]+/.exec(token)![0], attributes: new Map(), children: [], parent: here };
      for (const [, name = "", value = ""] of token.matchAll(/([\w:-]+)="([^"]*)"/g)) node.attributes.set(name, value);
      here.children.push(node);
      if (!token.endsWith("/>")) here = node;
    } else if (token.trim()) here.children.push(token.replace(/\s+/g, " ").trim());
  }
  if (here !== root) throw new Error(`${here.tag} is not closed.`);
  return root;
}

function isOne(node: Node, compound: string): boolean {
  const [bare = "", ...refused] = compound.replace(/:where\(([^)]+)\)/g, "$1").split(/:not\(/);
  const classes = (node.attributes.get("class") ?? "").split(" ");
  const [tag = "", ...wanted] = bare.split(".");
  if (tag && tag !== "*" && tag !== node.tag) return false;
  return wanted.every((one) => classes.includes(one)) && !refused.some((no) => isOne(node, no.slice(0, -1)));
}

function matches(node: Node, path: readonly string[]): boolean {
  const [own = "", ...before] = [...path].reverse();
  if (!isOne(node, own)) return false;
  let above = node.parent;
  for (const part of before) {
    while (above && !isOne(above, part)) above = above.parent;
    if (!above) return false;
    above = above.parent;
  }
  return true;
}

const inlineOf = (node: Node): [string, string][] =>
  [...(node.attributes.get("style") ?? "").matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);

function dress(node: Node, rules: readonly Rule[], above: Inks): void {
  const inline = inlineOf(node);
  const inks = new Map([...above, ...inline.filter(([name]) => name.startsWith("--"))]);
  const looks = new Map<string, string>();
  for (const rule of rules)
    if (matches(node, rule.path)) for (const [name, value] of rule.declarations) looks.set(name, value);
  for (const [name, value] of inline) looks.set(name, value);
  for (const [name, value] of looks) wear(node, name, value, inks);
  for (const child of node.children) if (typeof child !== "string") dress(child, rules, inks);
  for (const [name, value] of [...node.attributes]) {
    if (PAGE.test(name)) node.attributes.delete(name);
    else node.attributes.set(name, rounded(plain(value, inks)));
  }
}

function wear(node: Node, name: string, value: string, inks: Inks): void {
  const said = DRAWN.test(name) || name === "translate" ? plain(value, inks).replace(/(\d)px/g, "$1") : value;
  if (name === "translate" || name === "transform") {
    const moved = name === "transform" ? said : `translate(${said})`;
    node.attributes.set("transform", [node.attributes.get("transform"), moved].filter(Boolean).join(" "));
  } else if (name === "text-transform" && said === "uppercase") uppercase(node);
  else if (DRAWN.test(name)) node.attributes.set(name, said.replaceAll('"', "'"));
}

function uppercase(node: Node): void {
  node.children = node.children.map((child) => (typeof child === "string" ? child.toUpperCase() : child));
}

/** Names on the maps are set in a condensed type. Where it is not at hand another one takes no more room than it would. */
function fit(node: Node, above: { family?: string; size?: number }): void {
  const family = node.attributes.get("font-family") ?? above.family;
  const size = Number(node.attributes.get("font-size") ?? above.size);
  const [text] = node.children;
  const placed = /\s/.test(node.attributes.get("x") ?? "");
  if (typeof text === "string" && !placed && size && family?.includes(CONDENSED)) {
    const name = text.replace(/&\w+;/g, "-");
    node.attributes.set("textLength", String(Math.round(textWidth(name, size) * 10) / 10));
    node.attributes.set("lengthAdjust", "spacingAndGlyphs");
  }
  for (const child of node.children) if (typeof child !== "string") fit(child, { family, size });
}

const rounded = (value: string): string =>
  value.replace(/-?\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));

function written(node: Node | string): string {
  if (typeof node === "string") return node;
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
  const inside = node.children.map(written).join("");
  return inside ? `<${node.tag}${attributes}>${inside}</${node.tag}>` : `<${node.tag}${attributes}/>`;
}
