import type { ShareSection } from "./collection";
import { collections, copyFiles } from "./content-model";

/** The types of nodes that have a share card, each with the string that names its part of the site, if any. */
export const shareSections: Readonly<Record<string, ShareSection>> = Object.fromEntries(
  [...collections, ...copyFiles].flatMap(({ typeName, shareSection }) =>
    shareSection === undefined ? [] : [[typeName, shareSection]],
  ),
);
