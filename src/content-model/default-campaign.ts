import { defaultLanguage } from "../domain/languages";
import { never, startOf } from "./appearance";
import type { ContentText } from "./content-text";
import { donations } from "./donations";
import type { AdminLanguage } from "./field-info";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";

/** The campaigns, in the default language. */
export function campaignsOf<Text extends Pick<ContentText, "schema" | "language">>(
  texts: readonly Text[],
): Text[] {
  return texts.filter(({ schema, language }) => schema === donations.schema && language === defaultLanguage);
}

/** The campaigns that claim to be the default one and are no drafts, in the default language; there has to be exactly one. */
export function defaultCampaigns(texts: readonly ContentText[]): ContentText[] {
  return campaignsOf(texts).filter(({ data }) => data.default === true && startOf(data) !== never);
}

/** The problem of a campaign that must, or must not, be the default one. */
export function defaultProblem(found: unknown, language: AdminLanguage = "en"): Problem {
  return { field: "default", found: quoted(found, language), expected: problemWords[language].oneDefault };
}
