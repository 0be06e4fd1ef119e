import { formatDate } from "../../domain/format";
import { languageCodes } from "../../domain/languages";
import type { AdminWords } from "../admin-words";
import { element } from "../interface/element";
import type { RowGroup } from "./arrange-rows";
import type { Row } from "./entry-rows";
import { languageState, listTexts } from "./list-texts";

/** The entries of a list, under the headings of their groups. */
export function rowsView(groups: readonly RowGroup[], { language }: AdminWords): HTMLElement[] {
  return groups.flatMap(({ heading, rows }) => [
    ...(heading === undefined ? [] : [element("h2", { textContent: heading })]),
    element(
      "ul",
      {},
      rows.map((row) => rowView(row, language)),
    ),
  ]);
}

function rowView(row: Row, language: AdminWords["language"]): HTMLLIElement {
  const { form, title, titleLanguage, figure, order, status, appears, facts } = row;
  const { statuses } = listTexts[language];
  const date = typeof order === "string" ? formatDate(order, language) : "";
  const about = [figure, date, ...Object.values(facts).map(({ inRow }) => inRow)].filter(Boolean).join(" · ");
  const badges = row.languages.map(([code, state]) => badge(languageState(code, state, language), state));
  return element("li", {}, [
    element("div", {}, [
      element("a", { href: form, textContent: title, ...(titleLanguage && { lang: titleLanguage }) }),
      ...(about === "" ? [] : [element("p", { textContent: about })]),
    ]),
    element("div", { className: "tajuk-badges" }, [
      badge([statuses[status], appears && formatDate(appears, language)].filter(Boolean).join(": "), status),
      ...(languageCodes.length > 1 ? badges : []),
    ]),
  ]);
}

/** `kind` chooses its colours. */
function badge(text: string, kind: string): HTMLSpanElement {
  const made = element("span", { textContent: text });
  made.dataset.kind = kind;
  return made;
}
