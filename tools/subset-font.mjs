/**
 * Makes the two fonts that pages load out of the whole Latin font: one with the characters that nearly every page is
 * written in, and one with the others, which browsers fetch besides where a page has one of them. `src/theme/fonts.css` says
 * which characters: run this after a change of its ranges. With `--check`, it writes nothing, and fails if a font is another
 * one than it would make.
 *
 *   node tools/subset-font.mjs
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { Problem, runMain } from "../scripts/lib/problem.mjs";
import { root } from "../scripts/lib/root.mjs";

const theme = path.join(root, "src/theme");
const whole = "fonts/plus-jakarta-sans-latin-wght-normal.woff2";

await runMain(async () => {
  const css = await readFile(path.join(theme, "fonts.css"), "utf8");
  const faces = [...css.matchAll(/url\("\.\/(.*?)"\)[^}]*unicode-range:([^;]*);/g)];
  const fonts = faces.map(([, file = "", ranges = ""]) => ({ file, codes: codesOf(ranges) }));
  const codes = fonts.flatMap((font) => font.codes);
  if (new Set(codes).size < codes.length) throw new Problem("fonts.css: the ranges of two fonts overlap");
  for (const font of fonts) await make(path.join(theme, font.file), String.fromCodePoint(...font.codes));
  return 0;
});

/**
 * @param {string} file
 * @param {string} characters
 */
async function make(file, characters) {
  const font = await subsetFont(await readFile(path.join(theme, whole)), characters, {
    targetFormat: "woff2",
  });
  if (!process.argv.includes("--check")) await writeFile(file, font);
  else if (!font.equals(await readFile(file)))
    throw new Problem(`${path.basename(file)} is not made from fonts.css: run node tools/subset-font.mjs`);
}

/**
 * The codes of a list such as `U+20-7E, U+A0`.
 *
 * @param {string} ranges
 */
function codesOf(ranges) {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first = "", last = first]) => {
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}
