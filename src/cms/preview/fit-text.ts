import { lineHeight, type TextLook } from "../../theme/share-card";

/** A text in the size and lines in which it fits; distances in pixels. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
  /** Between the lines. */
  readonly pitch: number;
  /** Of what is to be seen, from the top of the first line to the bottom of the last. */
  readonly height: number;
  /** Of what is to be seen of the last line, below its foot. */
  readonly descent: number;
}

/** What a canvas knows of a text in a size. */
export type Measure = (
  text: string,
  size: number,
) => Pick<
  TextMetrics,
  | "width"
  | "actualBoundingBoxAscent"
  | "actualBoundingBoxDescent"
  | "fontBoundingBoxAscent"
  | "fontBoundingBoxDescent"
>;

/**
 * Breaks a text of a share card as the build does: in the largest size in which it fits, between words; in the smallest
 * also within a word that is wider than a line, and with an ellipsis for what has no place.
 */
export function fitText(text: string, look: TextLook, measure: Measure): FittedText {
  for (const size of look.sizes) {
    const fitted = inSize(text.split(afterWord), size, look, measure);
    if (fitted) return fitted;
  }
  const size = Math.min(...look.sizes);
  const isWide = (word: string) => widthOf(word, size, look, measure) > look.width;
  for (let words = text; words.length > 1; words = words.slice(0, -2).trimEnd() + "…") {
    const parts = words.split(afterWord).flatMap((word) => (isWide(word) ? word.split(afterLetter) : [word]));
    const fitted = inSize(parts, size, look, measure);
    if (fitted) return fitted;
  }
  return { size, lines: [], pitch: 0, height: 0, descent: 0 };
}

/** Where a line may end. */
const [afterWord, afterLetter] = [/(?<=[\s–—-])/u, /(?<=.)/u];

/** The width of a line, without a space at its end. */
function widthOf(line: string, size: number, look: TextLook, measure: Measure): number {
  const seen = line.trimEnd();
  return measure(seen, size).width + (seen.length * size * look.tracking) / 1000;
}

/** Undefined if the parts do not fit in this size. */
function inSize(
  parts: readonly string[],
  size: number,
  look: TextLook,
  measure: Measure,
): FittedText | undefined {
  const fits = (line: string) => widthOf(line, size, look, measure) <= look.width;
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? "") + part;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  const [first = "", last = first] = [lines[0], lines.at(-1)];
  const pitch = (rounded("Ascent") + rounded("Descent")) * lineHeight;
  const descent = measure(last, size).actualBoundingBoxDescent;
  const height = measure(first, size).actualBoundingBoxAscent + (lines.length - 1) * pitch + descent;
  const shown = lines.map((line) => line.trimEnd());
  return height <= look.height && lines.every(fits)
    ? { size, lines: shown, pitch, height, descent }
    : undefined;

  /** Pango takes whole pixels, upwards; browsers round, but hardly in a large size. */
  function rounded(part: "Ascent" | "Descent"): number {
    return Math.ceil((measure("", 1000)[`fontBoundingBox${part}`] * size) / 1000);
  }
}
