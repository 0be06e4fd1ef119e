import type { AdminWords } from "../admin-words";
import { folderLabels } from "../config/folder-labels";
import { element } from "../interface/element";
import { deskTexts } from "./desk-texts";
import { deskView } from "./desk-view";
import type { Desk } from "./read-desk";
import { tour } from "./tour";

/** The desk: what waits and what is wrong on the whole site. */
export interface DeskPanel {
  readonly element: HTMLElement;
  /** Reads the site anew and shows it. */
  update(): void;
}

/** Makes the panel; it is empty until it is updated. */
export function deskPanel(read: () => Promise<Desk>, words: AdminWords): DeskPanel {
  const t = deskTexts[words.language];
  const status = element("p", { role: "status" });
  const found = element("div", {});
  const panel = element("section", { className: "tajuk-list tajuk-desk" }, [
    tour(words.language),
    status,
    found,
  ]);
  panel.ariaLabel = folderLabels.desk[words.language];
  let latest = 0;
  const update = async () => {
    const turn = ++latest;
    status.textContent = t.reading;
    try {
      const desk = await read();
      if (turn !== latest) return;
      found.replaceChildren(...deskView(desk, words));
      status.textContent = desk.groups.length > 0 ? "" : t.nothing;
    } catch {
      if (turn === latest) status.textContent = t.failed;
    }
  };
  return { element: panel, update: () => void update() };
}
