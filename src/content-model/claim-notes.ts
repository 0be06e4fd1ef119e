import { permitState } from "../domain/permit";
import { chapters } from "./chapters";
import { claims } from "./claims";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { visitFields } from "./walk";

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

/** Whether a field is running text; figures in other fields belong to what they are. */
const isRunningText = (widget: string) => widget === "text" || widget === "markdown";

/**
 * Figures that are typed by hand into running text, except the worked examples of books, and claims that
 * should have been reviewed by `today`, or are to be reviewed soon.
 */
export function claimNotes(text: ContentText, today: string): ContentNote[] {
  const { schema, data } = text;
  const notes: ContentNote[] = [];
  if (schema === claims.schema) {
    const review = typeof data.review === "string" ? data.review : undefined;
    if (review === undefined || permitState(review, today) === "valid") return notes;
    const kind = permitState(review, today) === "expired" ? "pastReview" : "dueReview";
    return [{ ...placeIn(text, "review"), kind, found: review }];
  }
  if (schema === chapters.schema) return notes;
  visitFields(schema, data, ({ widget }, value, keys) => {
    if (typeof value !== "string" || !isRunningText(widget)) return;
    // words of another cell of a table say nothing about a figure
    const cells = value.replaceAll("|", "\n");
    const bare = noClaims.reduce((text, pattern) => text.replaceAll(pattern, " "), cells);
    for (const [found] of bare.matchAll(figure))
      notes.push({ ...placeIn(text, keys.join(".")), kind: "typedFigure", found });
  });
  return notes;
}
