import type { AdminWords } from "../admin-words";
import { listLabels } from "../config/folder-labels";
import { element } from "../interface/element";
import { arrangeRows, chosenOf } from "./arrange-rows";
import { choicesView } from "./choices-view";
import { findingsView } from "./findings-view";
import { listAt, parametersAt, searchedName, setParameter } from "./list-address";
import { listTexts } from "./list-texts";
import type { List, ListReader } from "./read-lists";
import { rowsView } from "./rows-view";
import { searchEntries } from "./search-entries";
import type { SearchedEntry } from "./search-index";

/** A list with its search and its choices, which are all in the address of the page. */
export interface ListPanel {
  readonly element: HTMLElement;
  /** Reads a list and shows it as the address says. */
  open(name: string): void;
  /** Shows the open list as the address says. */
  update(): void;
}

/** In milliseconds: a search begins when nothing was typed for so long. */
const pause = 200;

/** Makes the panel; it is empty until a list is opened. */
export function listPanel(reader: ListReader, words: AdminWords): ListPanel {
  const t = listTexts[words.language];
  const box = element("input", { type: "search", id: "tajuk-search", autocomplete: "off" });
  const label = element("label", { htmlFor: box.id, textContent: t.search });
  const form = element("form", { role: "search" }, [label, box]);
  const choices = element("div", { className: "tajuk-choices" });
  const status = element("p", { role: "status" });
  const results = element("div", {});
  const panel = element("section", { className: "tajuk-list" }, [form, choices, status, results]);
  let openList = "";
  let list: Promise<List> | undefined;
  let everything: Promise<readonly SearchedEntry[]> | undefined;
  let latest = 0;
  let waiting: number | undefined;

  const show = (told: string, found: readonly HTMLElement[] = []) => {
    status.textContent = told;
    results.replaceChildren(...found);
  };

  const showRows = ({ rows, choices: offered }: List, choicesAnew: boolean) => {
    const chosen = chosenOf(offered, parametersAt(location.hash));
    const groups = arrangeRows(rows, chosen, words.language);
    const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
    const choose = (name: string, value: string) => {
      setParameter(name, value);
      showRows({ rows, choices: offered }, false);
    };
    if (choicesAnew) choices.replaceChildren(...choicesView(offered, chosen, choose, t.takeBack));
    if (count > 0) show(t.count(count, rows.length), rowsView(groups, words));
    else show(rows.length > 0 ? t.none : t.empty);
  };

  const render = async () => {
    const turn = ++latest;
    const query = parametersAt(location.hash).get(searchedName)?.trim() ?? "";
    choices.hidden = query !== "";
    status.textContent = query === "" ? t.loading : t.searching;
    try {
      if (query === "") {
        const read = await (list ??= reader.list(openList));
        if (turn === latest) showRows(read, true);
        return;
      }
      const findings = searchEntries(query, await (everything ??= reader.everything()));
      if (turn !== latest) return;
      const told = findings.length > 0 ? t.results(findings.length, query) : t.nothing(query);
      show(told, findingsView(findings, openList, words));
    } catch {
      [list, everything] = [undefined, undefined];
      if (turn === latest) show(t.failed);
    }
  };

  const search = () => {
    window.clearTimeout(waiting);
    const isLeft = listAt(location.hash) !== openList;
    if (isLeft || box.value.trim() === (parametersAt(location.hash).get(searchedName) ?? "")) return;
    setParameter(searchedName, box.value.trim());
    void render();
  };
  const update = () => {
    window.clearTimeout(waiting);
    box.value = parametersAt(location.hash).get(searchedName) ?? "";
    void render();
  };
  box.addEventListener("input", () => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(search, pause);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });

  return {
    element: panel,
    update,
    open: (name) => {
      [openList, list, everything] = [name, undefined, undefined];
      panel.ariaLabel = t.list(listLabels.get(name)?.[words.language] ?? name);
      choices.replaceChildren();
      results.replaceChildren();
      update();
    },
  };
}
