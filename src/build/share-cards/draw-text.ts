import sharp from "sharp";
import { escapeMarkup } from "../../domain/escape";
import { lineHeight, type TextLook } from "../../theme/share-card";

/** A part of a card as pixels. */
export interface Drawn {
  readonly data: Buffer;
  readonly info: sharp.OutputInfo;
}

/**
 * Draws a text in the largest size in which it fits. Lines break between words; in the smallest size, also within a
 * word that is wider than a line, and words that have no place left are replaced by an ellipsis.
 *
 * @param fontFile absolute path of the site's font, so that the fonts of the machine do not matter
 */
export async function drawText(text: string, look: TextLook, fontFile: string): Promise<Drawn> {
  const draw = async (words: string, size: number, wrap: "word" | "word-char") => {
    const drawn = await render(markup(words, size, look), size, wrap, look.width, fontFile);
    return drawn.info.width <= look.width && drawn.info.height <= look.height ? drawn : null;
  };
  for (const size of look.sizes) {
    const drawn = await draw(text, size, "word");
    if (drawn) return drawn;
  }
  const smallest = Math.min(...look.sizes);
  for (let words = text; words.length > 1; words = words.slice(0, -2).trimEnd() + "…") {
    const drawn = await draw(words, smallest, "word-char");
    if (drawn) return drawn;
  }
  throw new Error(`A share card has no place for “${text}”`);
}

function render(text: string, size: number, wrap: "word" | "word-char", width: number, fontfile: string) {
  const font = `Plus Jakarta Sans ${size}`;
  return sharp({ text: { text, font, fontfile, width, wrap, dpi: 72, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A text in Pango's markup, which measures distances in 1024ths of a point. */
function markup(text: string, size: number, { weight, colour, tracking }: TextLook): string {
  const spacing = Math.round((size * tracking * 1024) / 1000);
  const escaped = escapeMarkup(text.replaceAll(/\p{Cc}/gu, " "));
  return `<span weight="${weight}" foreground="${colour}" letter_spacing="${spacing}" line_height="${lineHeight}">${escaped}</span>`;
}
