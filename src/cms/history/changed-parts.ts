import { diffWordsWithSpace, type Change } from "diff";

/** Texts of `long` characters or more are shown only near changes: `around` characters on each side. */
const [long, around] = [400, 80];

/** The older and the newer side of a change of a text; the parts that they do not share are `added` or `removed`. */
export interface Sides {
  readonly older: readonly Change[];
  readonly newer: readonly Change[];
}

/** What two versions of a text share and what not. Of a long one, only the words around changes are left. */
export function changedParts(before: string, after: string): Sides {
  const all = diffWordsWithSpace(before, after);
  const parts = Math.max(before.length, after.length) < long ? all : all.map(nearChanges);
  return { older: parts.filter(({ added }) => !added), newer: parts.filter(({ removed }) => !removed) };
}

/** A shared part with its ends that are next to a change. */
function nearChanges(part: Change, index: number, { length }: readonly Change[]): Change {
  const { value, added, removed } = part;
  if (added || removed || value.length < 3 * around) return part;
  const start = index > 0 ? value.slice(0, around).replace(/\S*$/, "") : "";
  const end = index < length - 1 ? value.slice(-around).replace(/^\S*/, "") : "";
  return { ...part, value: `${start}…${end}` };
}
