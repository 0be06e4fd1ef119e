import { formatMonth } from "../domain/format";
import { languageCodes } from "../domain/languages";
import { permitState } from "../domain/permit";
import { unitWords } from "../domain/units";
import { chapters } from "./chapters";
import { claims } from "./claims";
import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { fieldsIn } from "./walk";

const months = languageCodes.flatMap((code) =>
  Array.from({ length: 12 }, (_, month) => formatMonth(month + 1, code)),
);

/** Patterns with digits that are not claims, whatever word follows, and are ignored. */
const noClaims: readonly RegExp[] = [
  /^\|.*/gm, // a row of a table
  /\{\{[^}]*\}\}/g, // the name of a claim
  /\]\([^)]*\)|<[^>]*>|https?:\S+/g, // an address
  /\b(?:19|20)\d\d\b/g, // a year
  new RegExp(String.raw`\b\d{1,2} (?:${months.join("|")})\b`, "g"), // a day
  /(?:US)?\$ ?[\d.,]+|Rp ?[\d.,]+/g, // a price
  /\b\d{1,2}[.:]\d\d\b/g, // a time of day
  /\b(?:No\.|Law|WCAG\)?|BY(?:-\w+)*|UU|Nomor)\s*[\d.]+/g, // a law, a standard or a licence
  /[\d.,]+ ?(?:[ck]?m|(?:centi|kilo)?met(?:re|er)s?|sentimeter|px)\b/gi, // a measure
  /[\d.,]+ ?(?:times|kali|years?|tahun|months?|bulan|weeks?|minggu|days?|hari|hours?|jam|minutes?|menit)\b/gi,
];

const { percent, ...counted } = unitWords;
const scale = String.raw`(?: ?(?:K|M|thousand|million|ribu|rb|juta|jt)\b)`;

/**
 * What looks like a claimed result: a number of two digits or more, or in thousands, before the name of a unit, perhaps
 * with two words in between, or a share of a whole.
 */
const figures = new RegExp(
  String.raw`(?<![\p{L}\d.,:/$#-])[>≈]?(?:` +
    String.raw`(?:\d[\d.,]*\d${scale}?|\d${scale})\+?(?:(?: \p{L}[\p{L}-]*){0,2} )?(?:${Object.values(counted).join("|")})(?![\p{L}\d-])` +
    String.raw`|(?:100|\d{1,2}(?:[.,]\d+)?) ?(?:${percent})(?![\p{L}\d]))`,
  "giu",
);

/** Whether a field is running text; figures in other fields belong to what they are. */
const isRunningText = (widget: string) => widget === "text" || widget === "markdown";

/**
 * Figures that are typed by hand into a text, told once, except the worked examples of books, and claims that should
 * have been reviewed by `today`, or are to be reviewed soon.
 */
export function claimNotes(text: ContentText, today: string): ContentNote[] {
  const { schema, data } = text;
  if (schema === claims.schema) {
    const review = typeof data.review === "string" ? data.review : undefined;
    if (review === undefined || permitState(review, today) === "valid") return [];
    const kind = permitState(review, today) === "expired" ? "pastReview" : "dueReview";
    return [{ ...placeIn(text, "review"), kind, found: review }];
  }
  if (schema === chapters.schema) return [];
  const typed = fieldsIn(schema, data).flatMap(({ widget, field, value }) => {
    if (typeof value !== "string" || !isRunningText(widget)) return [];
    const plain = value.replaceAll(/\*+|__|~~/g, "");
    const bare = noClaims.reduce((rest, pattern) => rest.replaceAll(pattern, "\n"), plain);
    return [...bare.matchAll(figures)].map(([found]) => ({ field, found }));
  });
  const [first] = typed;
  const found = [...new Set(typed.map((each) => each.found))].join("\n");
  return first ? [{ ...placeIn(text, first.field), kind: "typedFigure", found }] : [];
}
