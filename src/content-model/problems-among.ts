import { brokenReferences, type ReferenceTargets } from "./broken-references";
import { isCounted } from "./claim-rules";
import { claims } from "./claims";
import { collections, copyFiles } from "./content-model";
import { slugOf, textFor, titleOf, type ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { quoted, valueAt, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import type { Comparison } from "./rule";
import { fieldsIn } from "./walk";

/** What a text is compared with. */
export interface Content extends Partial<Pick<Comparison, "isLive">> {
  /** All texts of the content, the compared one included. */
  readonly texts: readonly ContentText[];
  readonly targets: ReferenceTargets;
}

/**
 * Problems of a text that only show when it is compared with the others: references that lead nowhere, and what the
 * rule of its collection or file finds.
 */
export function problemsAmong(
  text: ContentText,
  content: Content,
  language: AdminLanguage = "en",
): readonly Problem[] {
  const { rule } = [...collections, ...copyFiles].find(({ schema }) => schema === text.schema) ?? {};
  return [
    ...brokenReferences(text, content.targets, language),
    ...bracesProblems(text, language),
    ...(rule?.(comparison(text, content, language)) ?? []),
  ];
}

function comparison(
  text: ContentText,
  { texts, isLive = false }: Content,
  language: AdminLanguage,
): Comparison {
  const words = problemWords[language];
  const entries = (collection: string) => texts.filter(({ name }) => name.startsWith(`${collection}/`));
  const counted = entries(claims.name).filter(({ data }) => isCounted(data));
  return {
    ...{ text, slug: slugOf(text), entries, isLive, language, words },
    claims: new Map(counted.map((claim) => [slugOf(claim), claim.data])),
    problem: (field, expected, inForm) => {
      const found = quoted(valueAt(text.data, field.split(".")), language);
      return { field, found, expected, ...(inForm !== undefined && { sentence: words.should(inForm) }) };
    },
    titled: (collection, slug) => {
      const own = texts.filter(({ name }) => name === `${collection}/${String(slug)}`);
      const named = textFor(language, own);
      return `“${named ? titleOf(named) : String(slug)}”`;
    },
  };
}

/** Braces that nothing replaces, since they hold no name of a claim. */
function bracesProblems({ schema, data }: ContentText, language: AdminLanguage): Problem[] {
  const t = problemWords[language];
  return fieldsIn(schema, data).flatMap(({ field, value }) => {
    const all = typeof value === "string" ? value.match(/\{\{(?!\s*claim:)[^}]*\}*/g) : null;
    return [...new Set(all)].map((found) => {
      const sentence = t.notInList(`“${found}”`);
      return { field, found: quoted(found, language), expected: t.noBraces, sentence };
    });
  });
}
