import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage, FieldInfo } from "../../content-model/field-info";
import { fileName } from "../../content-model/problem-text";
import { formatDate, formatNumeral } from "../../domain/format";
import type { AdminWords } from "../admin-words";
import { pictureTexts } from "../widgets/picture-texts";

const switched: Readonly<Record<AdminLanguage, { readonly on: string; readonly off: string }>> = {
  en: { on: "on", off: "off" },
  id: { on: "aktif", off: "nonaktif" },
};

/** The title of an entry, given its name (`projects/wet-peat`); undefined if there is none. */
export type EntryTitles = (name: string) => string | undefined;

/** The titles of the entries among some texts, in the editor's language if they have one. */
export function titlesAmong(texts: readonly ContentText[], { language }: AdminWords): EntryTitles {
  return (name) => {
    const own = textFor(
      language,
      texts.filter((text) => text.name === name),
    );
    return own && titleOf(own);
  };
}

/**
 * A field's value as the form shows it; undefined for groups and lists, whose fields are told one by one.
 *
 * @param titleAt titles for references, which are otherwise told by their slugs
 */
export function valueText(
  { widget, options, words: prefix, collection }: FieldInfo,
  value: unknown,
  { language, string }: AdminWords,
  titleAt: EntryTitles = () => undefined,
): string | undefined {
  if (typeof value === "boolean") return value ? switched[language].on : switched[language].off;
  if (typeof value === "number") return formatNumeral(value, language);
  if (typeof value !== "string") return undefined;
  if (widget === "imageFile" || widget === "file") return fileName(value);
  if (widget === "date" && !Number.isNaN(Date.parse(value))) return formatDate(value, language);
  if (widget === "focus") return pointText(value, language);
  if (prefix) return string(`${prefix}.${value}`);
  if (collection) return titleAt(`${collection}/${value}`) ?? value;
  return options?.[value]?.[language] ?? value;
}

/** A point of a picture as its sliders say it: `50% 42%` → `From the left 50%, from the top 42%`. */
function pointText(value: string, language: AdminLanguage): string {
  const { fromLeft, fromTop } = pictureTexts[language];
  const [left = "", top = ""] = value.split(" ");
  return `${fromLeft} ${left}, ${fromTop.toLowerCase()} ${top}`;
}

/** As many characters of a text as tell which one it is. */
export const tellingLength = 120;

/** The part of a text in which it begins to differ from another one, with some words before it. */
export function differingPart(text: string, other: string, most: number): string {
  if (text.length <= most) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const from = text.lastIndexOf(" ", Math.min(same, text.length - 1) - most / 3) + 1;
  return `${from > 0 ? "…" : ""}${shortened(text.slice(from), most)}`;
}

/** A text that has at most so many characters before the sign that it goes on. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}
