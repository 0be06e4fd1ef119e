import type { AdminLanguage } from "../../content-model/field-info";
import { pick } from "./pick";
import { pickTexts } from "./pick-texts";
import type { ShownFigure } from "./shown-figures";

/** Lets the editor pick a figure; resolves with its name. */
export async function pickFigure(
  figures: readonly ShownFigure[],
  language: AdminLanguage,
): Promise<string | undefined> {
  const t = pickTexts[language];
  const options = figures.map(({ name, title, note, also }) => ({ value: name, name: title, note, also }));
  return await pick({ title: t.figureTitle, label: t.figureLabel, options });
}
