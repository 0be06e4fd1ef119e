import { chapters } from "./chapters";
import type { ContentText } from "./content-text";
import type { AdminLanguage } from "./field-info";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { resources } from "./resources";

const nameOf = (resource: unknown) => `${resources.name}/${String(resource)}`;

const isChapter = ({ schema }: ContentText) => schema === chapters.schema;

/**
 * Problems of a chapter with its resource and the other chapters, and of a resource with its chapters: only
 * what has a price has chapters, and no two of them have the same position.
 *
 * @param texts all texts of the content, this one included
 */
export function chapterProblems(
  text: ContentText,
  texts: readonly ContentText[],
  language: AdminLanguage = "en",
): Problem[] {
  if (!isChapter(text) && text.schema !== resources.schema) return [];
  const t = problemWords[language];
  const others = texts.filter((other) => isChapter(other) && other.name !== text.name);
  if (text.schema === resources.schema) {
    const owned = others.some(({ data }) => nameOf(data.resource) === text.name);
    return owned && text.data.price === 0
      ? [{ field: "price", found: quoted(0, language), expected: t.priceOfBook }]
      : [];
  }
  const { resource, order } = text.data;
  const isFree = texts.some(({ name, data }) => name === nameOf(resource) && data.price === 0);
  const hasPlace = Boolean(resource) && typeof order === "number";
  const sharesPlace =
    hasPlace && others.some(({ data }) => data.resource === resource && data.order === order);
  return [
    ...(isFree
      ? [
          {
            field: "resource",
            found: quoted(resource, language),
            expected: t.pricedResource,
            sentence: t.should(t.pricedResource),
          },
        ]
      : []),
    ...(sharesPlace ? [{ field: "order", found: quoted(order, language), expected: t.ownPlace }] : []),
  ];
}
