import { basePaths, demoPath, homeSections, offlinePath, trackingPath } from "../../domain/addresses";
import { localizedPath } from "../../domain/paths";
import { searchPath } from "../../domain/search";
import type { Translate } from "../../i18n/keys";
import type { KnownPage } from "./nearest-pages";

const lists: Readonly<Partial<Record<string, string>>> = basePaths;

/** Where the labels of navigation and footer lead, in the default language. */
const places = [
  ...homeSections.map((section) => [`common:sections.${section}`, lists[section] ?? `/#${section}`] as const),
  ["common:donate", basePaths.donations],
  ["common:footer.organisation.transparency", basePaths.reports],
  ["common:footer.organisation.figures", basePaths.claims],
  ["common:footer.organisation.tracking", trackingPath],
  ["common:footer.organisation.demo", demoPath],
  ["common:footer.organisation.search", searchPath],
  ["common:footer.organisation.offline", offlinePath],
] as const;

/** The pages of the navigation in a language, which addresses may also call by their labels in the others. */
export function mainPages(language: string, t: Translate, others: readonly Translate[]): KnownPage[] {
  return places.map(([label, path]) => ({
    title: t(label),
    path: localizedPath(path, language),
    alsoCalled: others.map((other) => other(label)),
    isList: true,
  }));
}
