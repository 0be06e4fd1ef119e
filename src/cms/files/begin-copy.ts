import { languageCodes } from "../../domain/languages";
import type { StateMap } from "../../patches/decap-state";
import { textPath } from "../decap-entry";

/** A group of fields as Decap keeps it: an immutable map. */
interface Group {
  clear(): unknown;
}

/**
 * Fields that are true of one entry alone: until when a campaign runs, what came in, and what happened; a project's figure
 * and series, whose figures no other project may name, and what happened there.
 */
const ofOneAlone = [
  ...[["goal", "deadline"], ["goal", "received"], ["updates"], ["claim"]],
  ...["series", "updates", "setbacks"].map((name) => ["evidence", name]),
];

/**
 * The form of a copied entry: a draft without the other one's day and preview, so that nothing is on the site twice, and
 * no campaign for /donate/, where no draft can be, or with what is true of the other one alone.
 */
export function asDraftCopy(draft: StateMap): StateMap {
  return languageCodes.reduce((copy, code) => {
    const text = ["entry", ...textPath(code)];
    if (copy.getIn(text) === undefined) return copy;
    const [appearance, isDefault] = [
      [...text, "appearance"],
      [...text, "default"],
    ];
    const former = copy.getIn(appearance) as Group | undefined;
    const cleared = former ? copy.setIn(appearance, former.clear()) : copy;
    const begun = cleared.setIn([...appearance, "draft"], true);
    const elsewhere = begun.getIn(isDefault) === true ? begun.setIn(isDefault, false) : begun;
    return ofOneAlone
      .map((path) => [...text, ...path])
      .reduce((map, path) => (map.getIn(path) === undefined ? map : map.setIn(path, undefined)), elsewhere);
  }, draft);
}
