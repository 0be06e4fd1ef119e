import { isMove, kindOfSubject } from "./commit-subjects";
import { isConfirmation } from "./confirmation";
import type { Version } from "./edit-history";
import type { FieldChange } from "./entry-changes";
import { historyTexts } from "./history-texts";

/** Number of changed fields that are named before the list is opened. */
const named = 3;

/**
 * What a version changed, or took or brought back: the entry, its fields, its address, or what is confirmed of its
 * translations.
 */
export function changeOf(
  { texts: former }: Pick<Version, "texts">,
  { texts, subject }: Pick<Version, "texts" | "subject">,
  changes: readonly FieldChange[],
): string {
  const { onlyConfirmed, sameTexts, newAddress, entryDeleted, entryBack, kinds } = historyTexts();
  const [wasGone, isGone] = [former, texts].map((files) => Object.keys(files).length === 0);
  const unchanged = isMove(subject) ? newAddress : sameTexts;
  const confirmed = isConfirmation(former, texts) ? onlyConfirmed : unchanged;
  const inEntry = changes.length > 0 ? fieldNames(changes) : confirmed;
  const changed = isGone ? entryDeleted : wasGone ? entryBack : inEntry;
  const kind = kindOfSubject(subject);
  return kind ? kinds[kind](changed) : changed;
}

function fieldNames(changes: readonly FieldChange[]): string {
  const labels = changes.slice(0, named).map(({ label }) => label);
  const more = changes.length - labels.length;
  return [...labels, ...(more > 0 ? [historyTexts().more(more)] : [])].join(", ");
}
