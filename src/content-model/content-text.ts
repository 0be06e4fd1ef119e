import type { z } from "zod";
import type { Language } from "../domain/languages";
import type { Fields } from "../domain/record";
import { isUnwritten } from "./left-out";
import type { Problem } from "./problem-text";

/** One language version of a file in `content/`: of an entry, page copy or settings. */
export interface ContentText {
  /** Path of the file relative to `content/`. */
  readonly file: string;
  readonly language: Language;
  /** Name of the text, the same in every language: `news/peat-fire`, `pages/home`. */
  readonly name: string;
  /** Only for entries that have a page: its address in the default language. */
  readonly address?: string;
  /** Only for entries: anchors of the page that links may use. */
  readonly sections?: readonly string[];
  readonly schema: z.ZodObject;
  readonly data: Fields;
  /** Only of a text that was checked: its fields that are wrong, which `data` may lack. */
  readonly wrong?: readonly string[];
}

/** A text that was checked, with its fields that are wrong. */
export function withWrong(text: ContentText, problems: readonly Pick<Problem, "field">[]): ContentText {
  return { ...text, wrong: problems.map(({ field }) => field) };
}

/** What editors call a text: its title, otherwise its name. */
export function titleOf({ data, name }: Pick<ContentText, "data" | "name">): string {
  return typeof data.title === "string" && data.title !== "" ? data.title : name;
}

/** Of the texts of an entry the one in a language, otherwise the first; one that is still to be written only if all are. */
export function textFor(language: string, texts: readonly ContentText[]): ContentText | undefined {
  const written = texts.filter(({ schema, data }) => !isUnwritten(schema, data));
  return written.find((text) => text.language === language) ?? written[0] ?? texts[0];
}

/** What editors call an entry among some texts: its title in a language, if it has that. */
export function titleAmong(language: string, name: string, texts: readonly ContentText[]): string {
  const own = textFor(
    language,
    texts.filter((text) => text.name === name),
  );
  return own ? titleOf(own) : name;
}

/** The slug of an entry's text. */
export function slugOf({ name }: Pick<ContentText, "name">): string {
  return name.slice(name.indexOf("/") + 1);
}
