import { textFor, titleOf, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { resources } from "../../content-model/resources";

/**
 * What tells an entry apart from another one with its title: of a chapter the title of its publication, in the editor's
 * language; undefined for others.
 */
export function publicationOf(
  { data }: ContentText,
  texts: readonly ContentText[],
  language: AdminLanguage,
): string | undefined {
  const name = `${resources.name}/${String(data.resource)}`;
  const own = textFor(
    language,
    texts.filter((text) => text.name === name),
  );
  return own && titleOf(own);
}

/** A title with what tells it apart where another one is the same. */
export function toldApart(title: string, mark: string, all: readonly { readonly title: string }[]): string {
  return all.filter((other) => other.title === title).length > 1 ? `${title} (${mark})` : title;
}
