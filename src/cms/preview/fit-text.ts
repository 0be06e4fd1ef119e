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
 * also within a word, and with an ellipsis for what has no place.
 */
export function fitText(text: string, look: TextLook, measure: Measure): FittedText {
  for (const size of look.sizes) {
    const fitted = inSize(text, size, / /, look, measure);
    if (fitted) return fitted;
  }
  const smallest = Math.min(...look.sizes);
  for (let words = text; words.length > 1; words = words.slice(0, -2).trimEnd() + "…") {
    const fitted = inSize(words, smallest, /(?<=.)(?=.)/u, look, measure);
    if (fitted) return fitted;
  }
  return { size: smallest, lines: [], pitch: 0, height: 0, descent: 0 };
}

/** Undefined if the text does not fit in this size, broken only where `breaks` matches. */
function inSize(
  text: string,
  size: number,
  breaks: RegExp,
  look: TextLook,
  measure: Measure,
): FittedText | undefined {
  const widthOf = (line: string) => measure(line, size).width + (line.length * size * look.tracking) / 1000;
  const gap = breaks.test(" ") ? " " : "";
  const lines: string[] = [];
  for (const part of text.split(breaks)) {
    const longer = [lines.at(-1), part].filter((each) => each !== undefined).join(gap);
    if (lines.length > 0 && widthOf(longer) <= look.width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  const [first, last] = [measure(lines[0] ?? "", size), measure(lines.at(-1) ?? "", size)];
  const pitch = (first.fontBoundingBoxAscent + first.fontBoundingBoxDescent) * lineHeight;
  const descent = last.actualBoundingBoxDescent;
  const height = first.actualBoundingBoxAscent + (lines.length - 1) * pitch + descent;
  const fits = height <= look.height && lines.every((line) => widthOf(line) <= look.width);
  return fits ? { size, lines, pitch, height, descent } : undefined;
}
