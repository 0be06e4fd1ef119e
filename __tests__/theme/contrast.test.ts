import { readFileSync } from "node:fs";
import path from "node:path";
import { colours, grounds } from "../../src/theme/tokens";

type Palette = Readonly<Record<string, string>>;

interface Pair {
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
}

const document = readFileSync(path.resolve(__dirname, "../../docs/design.md"), "utf8");

/** The pairs of the document's tables, table by table. */
const [onPaper = [], onDeepGrounds = []] = document
  .split(/\n(?!\|)/)
  .map((block) => block.split("\n").flatMap(pairsOf))
  .filter((pairs) => pairs.length > 0);

/** Pairs of a table's row, one for each background. */
function pairsOf(row: string): Pair[] {
  const [, foreground, backgrounds = "", least] =
    /^\| `(--[\w-]+)` *\| (.*) \| ([\d.]+) *\|$/.exec(row) ?? [];
  if (!foreground) return [];
  return [...backgrounds.matchAll(/`(--[\w-]+)`/g)].map(([, background = ""]) => ({
    foreground,
    background,
    least: Number(least),
  }));
}

/** WCAG 2.2 relative luminance of a token's colour. */
function luminance(palette: Palette, token: string): number {
  const value = palette[token] ?? "missing";
  const [, reference] = /^var\((.*)\)$/.exec(value) ?? [];
  if (reference) return luminance(palette, reference);
  const digits = value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  expect({ token, digits }).toEqual({ token, digits: expect.stringMatching(/^#[\da-f]{6}$/) as string });
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Pairs whose WCAG 2.2 contrast ratio is too low, with that ratio. */
function tooLow(palette: Palette, pairs: readonly Pair[]): string[] {
  return pairs.flatMap(({ foreground, background, least }) => {
    const [dark = 0, light = 0] = [foreground, background]
      .map((token) => luminance(palette, token))
      .sort((one, other) => one - other);
    const ratio = (light + 0.05) / (dark + 0.05);
    return ratio >= least ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}, at least ${least}`];
  });
}

describe.each(Object.entries(colours))("in %s colours", (_scheme, palette) => {
  it("text and marks stand out from the paper", () => {
    expect(onPaper.length).toBeGreaterThan(30);
    expect(tooLow(palette, onPaper)).toEqual([]);
  });

  it.each(Object.entries(grounds))("and on the ground %s", (_name, overrides) => {
    expect(onDeepGrounds.length).toBeGreaterThan(7);
    expect(tooLow({ ...palette, ...overrides }, onDeepGrounds)).toEqual([]);
  });
});

it("every colour of text, and of what it stands on, is in a pair", () => {
  const names = Object.keys(colours.light).filter((name) =>
    /^--(text|link|on-|give|focus|error|ok|badge)/.test(name),
  );
  const paired = new Set(onPaper.flatMap(({ foreground, background }) => [foreground, background]));
  expect(names.filter((name) => !paired.has(name))).toEqual([]);
});
