/** From a drawing of the page to a file: an image stands alone, so it takes the page's styles and typefaces along. */

/** Twice as fine as the sheet, so that small lettering can be read. */
const FINE = 2;
/** Browsers paint no more than so many pixels along a side. */
const MOST = 8000;
/** What a typeface is for whose rule does not say it. */
const ALL_LETTERS = "U+0-10FFFF";

function rules(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`The typeface ${address} could not be read.`));
    reader.readAsDataURL(file);
  });
}

const unquoted = (family: string): string => family.replaceAll(/["']/g, "");

/** The typefaces that this page has used so far. */
async function typefaces(): Promise<string[]> {
  const used = [...document.fonts].filter((face) => face.status === "loaded");
  const faces = rules().filter((rule): rule is CSSFontFaceRule => {
    if (!(rule instanceof CSSFontFaceRule)) return false;
    const value = (name: string): string => rule.style.getPropertyValue(name);
    return used.some(
      (face) =>
        unquoted(face.family) === unquoted(value("font-family")) &&
        face.weight === value("font-weight") &&
        face.style === value("font-style") &&
        face.unicodeRange === (value("unicode-range") || ALL_LETTERS),
    );
  });
  return Promise.all(
    faces.map(async ({ cssText, parentStyleSheet }) => {
      const [, address = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
      const data = await asData(new URL(address, parentStyleSheet?.href ?? location.href).href);
      return cssText.replace(/src:[^;]+;/, `src: url("${data}");`);
    }),
  );
}

/** The drawing as a document of its own, in the colours the page wears now. */
async function standalone(drawing: SVGSVGElement): Promise<string> {
  const { dataset } = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  drawing.dataset.theme = dataset.theme ?? (dark ? "dark" : "light");
  drawing.dataset.game = dataset.game ?? "";
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  const plain = rules().filter((rule) => !(rule instanceof CSSFontFaceRule));
  style.textContent = [...(await typefaces()), ...plain.map((rule) => rule.cssText)].join("\n");
  drawing.prepend(style);
  return new XMLSerializer().serializeToString(drawing);
}

export async function paint(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const fine = Math.min(FINE, MOST / Math.max(width, height));
  const address = URL.createObjectURL(new Blob([await standalone(drawing)], { type: "image/svg+xml" }));
  try {
    const image = new Image(width * fine, height * fine);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width * fine, height * fine];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!blob) throw new Error("The browser painted no picture.");
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
