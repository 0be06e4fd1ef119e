import type { Fields } from "../domain/record";
import { claims, isCounted } from "./claims";
import { slugOf, textFor, titleOf, type ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";

/** What the checks of a text's claims have in hand. */
export interface ClaimCheck {
  readonly text: ContentText;
  /** The fields of the claims that have a value, by slug. */
  readonly all: ReadonlyMap<string, Fields>;
  readonly words: (typeof problemWords)[AdminLanguage];
  /** A problem with a field of the text: what is expected there, and how the form says it where that differs. */
  readonly problem: (field: string, expected: string, inForm?: string) => Problem;
  /** What editors call an entry: `“Two wet seasons”`. */
  readonly titled: (collection: string, slug: unknown) => string;
}

/** Makes what the checks of a text need of all texts of the content. */
export function claimCheck(
  text: ContentText,
  texts: readonly ContentText[],
  language: AdminLanguage,
): ClaimCheck {
  const words = problemWords[language];
  const counted = texts.filter(({ schema, data }) => schema === claims.schema && isCounted(data));
  return {
    text,
    all: new Map(counted.map((claim) => [slugOf(claim), claim.data])),
    words,
    problem: (field, expected, inForm = expected) => {
      const value = field
        .split(".")
        .reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], text.data);
      return { field, found: quoted(value, language), expected, sentence: words.should(inForm) };
    },
    titled: (collection, slug) => {
      const own = texts.filter(({ name }) => name === `${collection}/${String(slug)}`);
      const named = textFor(language, own);
      return `“${named ? titleOf(named) : String(slug)}”`;
    },
  };
}
