import { formatDate } from "../../domain/format";
import type { AdminWords } from "../admin-words";
import { historyTexts } from "../history/history-texts";
import { element } from "../interface/element";
import { timeText } from "../interface/window";
import { openLibraryAt } from "../pictures/open-library";
import { headOf, type DeskGroup, type DeskItem } from "./desk-groups";
import { deskTexts } from "./desk-texts";
import type { LiveChange } from "./last-on-site";
import type { Desk } from "./read-desk";

/** Numbers of entries and of lines that are shown at once; a change of more entries is told by their number. */
const [itemsShown, linesShown, keysShown] = [6, 4, 4];

/** The groups of the desk under their headings, and what was put on the site last. */
export function deskView({ groups, last, texts }: Desk, words: AdminWords): HTMLElement[] {
  const t = deskTexts[words.language];
  const head = (key: string) => headOf(key, texts, words);
  return [
    ...groups.flatMap((group) => groupView(group, words)),
    ...(last.length === 0
      ? []
      : [
          element("h2", { textContent: t.recent }),
          element(
            "ul",
            {},
            last.map((change) => changeView(change, head, words)),
          ),
        ]),
  ];
}

function groupView({ name, items }: DeskGroup, { language }: AdminWords): HTMLElement[] {
  const t = deskTexts[language];
  const heading = element("h2", { textContent: `${t.groups[name]} (${items.length})` });
  return [
    heading,
    ...folded(
      "ul",
      items.map((item) => itemView(item, language)),
      itemsShown,
      t.more,
    ),
  ];
}

/** A list; what is beyond a number of items can be opened below it. */
function folded(
  name: "ul",
  items: readonly HTMLLIElement[],
  limit: number,
  more: (count: number) => string,
): HTMLElement[] {
  const list = element(name, {}, items.slice(0, limit));
  const rest = items.slice(limit);
  if (rest.length === 0) return [list];
  const summary = element("summary", { textContent: more(rest.length) });
  return [list, element("details", {}, [summary, element(name, {}, rest)])];
}

function itemView(
  { title, titleLanguage, form, picture, lines }: DeskItem,
  language: AdminWords["language"],
): HTMLLIElement {
  const t = deskTexts[language];
  const name = element(form || picture ? "a" : "strong", {
    textContent: title,
    ...(form && { href: form }),
    ...(picture && { href: location.hash, onclick: () => void openLibraryAt(picture) }),
    ...(titleLanguage && { lang: titleLanguage }),
  });
  const points = lines.map(({ text, form: at }) =>
    element("li", {}, [at ? element("a", { href: at, textContent: text }) : text]),
  );
  return element("li", {}, [element("div", {}, [name, ...folded("ul", points, linesShown, t.more)])]);
}

type Head = (key: string) => Omit<DeskItem, "lines">;

function changeView({ time, by, keys }: LiveChange, head: Head, { language }: AdminWords): HTMLLIElement {
  const t = deskTexts[language];
  const history = historyTexts();
  const who = by && (by.isOutside ? history.outside : history.by(by.who));
  const when = by ? timeText(time, language) : formatDate(time, language);
  const heads = keys.length > keysShown ? [] : keys.map(head);
  const links = heads.map(({ title, titleLanguage, form = "" }) =>
    element("a", { href: form, textContent: title, ...(titleLanguage && { lang: titleLanguage }) }),
  );
  return element("li", {}, [
    element("div", {}, [
      ...(links.length > 0 ? links : [t.many(keys.length)]),
      element("p", { textContent: [when, who ?? t.byItself].join(", ") }),
    ]),
  ]);
}
