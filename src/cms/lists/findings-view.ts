import type { AdminLanguage } from "../../content-model/field-info";
import { formatLanguage } from "../../domain/format";
import { defaultLanguage } from "../../domain/languages";
import type { AdminWords } from "../admin-words";
import { listLabels } from "../config/folder-labels";
import { fieldAddress } from "../files/open-field";
import { element } from "../interface/element";
import { listTexts } from "./list-texts";
import type { Finding, Place } from "./search-entries";

/** Number of places that are shown for each entry. */
const placesShown = 3;

/**
 * What a search found, by list: first those of the list that is open. Each leads to the field with the first words, and
 * each of its lines to its own.
 */
export function findingsView(
  findings: readonly Finding[],
  openList: string,
  { language }: AdminWords,
): HTMLElement[] {
  const lists = [...new Set([openList, ...listLabels.keys()])];
  return lists.flatMap((list) => {
    const own = findings.filter((finding) => finding.list === list);
    if (own.length === 0) return [];
    const heading = `${listLabels.get(list)?.[language] ?? list} (${own.length})`;
    const items = own.map((finding) => findingView(finding, language));
    return [element("h2", { textContent: heading }), element("ul", {}, items)];
  });
}

function findingView({ form, title, places }: Finding, language: AdminLanguage): HTMLLIElement {
  const [first] = places;
  const lines = places.map((place) =>
    element("p", {}, [element("a", { href: placeAddress(form, place) }, placeWords(place, language))]),
  );
  const more = lines.splice(placesShown);
  const summary = element("summary", { textContent: listTexts[language].more(more.length) });
  return element("li", {}, [
    element("div", {}, [
      element("a", { href: first ? placeAddress(form, first) : form, textContent: title }),
      ...lines,
      ...(more.length > 0 ? [element("details", {}, [summary, ...more])] : []),
    ]),
  ]);
}

function placeAddress(form: string, { field, language = defaultLanguage, excerpt }: Place): string {
  return fieldAddress(form, field, language, excerpt[1]);
}

/** `Indonesia, Judul: Tanpa api di <mark>gambut</mark>` */
function placeWords({ label, language: code, excerpt }: Place, language: AdminLanguage) {
  const where = [code ? formatLanguage(code, language) : listTexts[language].shared, label];
  const text = element(
    "span",
    code ? { lang: code } : {},
    excerpt.map((part, at) => (at % 2 === 1 ? element("mark", { textContent: part }) : part)),
  );
  return [element("b", { textContent: where.filter(Boolean).join(", ") }), ": ", text];
}
