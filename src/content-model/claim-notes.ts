import { chapters } from "./chapters";
import { claims } from "./claims";
import type { ContentText } from "./content-text";
import { visitFields } from "./walk";

/** Something to look at again, which never stops an editor or a build. */
export interface ContentNote {
  /** Path of the file relative to `content/`. */
  readonly file: string;
  readonly field: string;
  readonly kind: "typedFigure" | "pastReview";
  /** What is written there: the figure with words around it, or the date. */
  readonly found: string;
}

/** What has digits and is no claim: each with an example. */
const noClaims: readonly RegExp[] = [
  /\{\{[^}]*\}\}/g, // the name of a claim
  /\]\([^)]*\)/g, // an address: ](/news/page/2/)
  /<[^>]*>|https?:\S+/g, // an address
  /\b(?:19|20)\d\d\b/g, // a year
  /(?:US)?\$ ?[\d.,]+|Rp ?[\d.,]+/g, // a price
  /\b\d{1,2}[.:]\d\d\b/g, // a time of day
  /\b(?:No\.|Law|WCAG\)?|UU|Nomor)\s*[\d.]+/g, // a law or a standard
  /^\s*\d+\.\s/gm, // an item of a numbered list
  /[\d.,]+ ?(?:cm|centimetres|sentimeter|m|metres|meter|days|hari|hours|jam|months|bulan|minutes|menit|px)\b/gi, // a measure
];

/** A number of two digits or more, or a share, with words around it. */
const figure = /(?:\S+ ){0,2}[>≈]?\d[\d.,]*(?:\d|%|[KM]\+?)(?: ?%)?(?: \S+){0,2}/g;

/** Texts that are no running text: figures in them belong to what they are. */
const isRunningText = (widget: string) => widget === "text" || widget === "markdown";

/**
 * Figures that are typed by hand into running text, except the worked examples of books, and claims that
 * should have been reviewed by `today`.
 */
export function claimNotes({ file, schema, data }: ContentText, today: string): ContentNote[] {
  const notes: ContentNote[] = [];
  if (schema === claims.schema) {
    const isPast = typeof data.review === "string" && data.review < today;
    return isPast ? [{ file, field: "review", kind: "pastReview", found: String(data.review) }] : [];
  }
  if (schema === chapters.schema) return notes;
  visitFields(schema, data, ({ widget }, value, keys) => {
    if (typeof value !== "string" || !isRunningText(widget)) return;
    const bare = noClaims.reduce((text, pattern) => text.replaceAll(pattern, " "), value);
    for (const [found] of bare.matchAll(figure))
      notes.push({ file, field: keys.join("."), kind: "typedFigure", found });
  });
  return notes;
}
