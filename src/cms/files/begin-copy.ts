import { languageCodes } from "../../domain/languages";
import type { StateMap } from "../../patches/decap-state";
import { textPath } from "../decap-entry";

/** A group of fields as Decap keeps it: an immutable map. */
interface Group {
  clear(): unknown;
}

/**
 * The form of a copied entry: a draft without the other one's day and preview, so that nothing is on the site twice, and
 * no campaign for /donate/, where no draft can be.
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
    return begun.getIn(isDefault) === true ? begun.setIn(isDefault, false) : begun;
  }, draft);
}
