import type { AdminLanguage } from "../../content-model/field-info";
import { markdownTree } from "../../markdown/markdown-tree";
import { renderBody } from "../../markdown/render-body";
import { element } from "../interface/element";
import { deskTexts } from "./desk-texts";

/** The guide for editors, by language. */
const guides: Readonly<Record<AdminLanguage, () => Promise<{ readonly default: string }>>> = {
  en: () => import("../../../docs/editing.md"),
  id: () => import("../../../docs/editing.id.md"),
};

/** The guide's tour for the first day, which is fetched when it is opened. */
export function tour(language: AdminLanguage): HTMLDetailsElement {
  const t = deskTexts[language];
  const steps = element("div", { lang: language });
  const opened = element("details", { className: "tajuk-tour" }, [
    element("summary", { textContent: t.tour }),
    steps,
  ]);
  const open = async () => {
    const { default: guide } = await guides[language]();
    const pictureSource = () => Promise.resolve(null);
    const text = partOf(guide, t.tour);
    // sanitised, as the texts of the site are
    steps.innerHTML = await renderBody(markdownTree(text), { language, pictureSource });
  };
  opened.addEventListener("toggle", () => void open().catch(() => (steps.textContent = t.tourFailed)), {
    once: true,
  });
  return opened;
}

/** The part of a Markdown text below one of its headings of the second level. */
export function partOf(text: string, heading: string): string {
  const parts = text.split(/^## /m).map((part) => part.split(/\n([^]*)/));
  return parts.find(([title]) => title === heading)?.[1] ?? "";
}
