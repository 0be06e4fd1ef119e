import { never, type Start } from "../../content-model/appearance";
import { formatDate } from "../../domain/format";
import type { Change } from "../backend/guard-backend";
import type { Sources } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { savedStart } from "../live-status/saved-start";
import { isConfirmation } from "./confirmation";
import { entryTitle, formOf } from "./entry-title";
import { historyTexts } from "./history-texts";

/** What is said of a change, and of its undoing. */
interface ChangeWords {
  /** What the editor calls the entry. */
  readonly name: string;
  readonly done: string;
  readonly undone: string;
  /** Address of what is shown once it is undone. */
  readonly address: string;
}

/** The words for a change: whether the entry is on the site on a day, and that undoing deletes one that was new. */
export function changeWords({ kind, before, after }: Change, today: string): ChangeWords {
  const t = historyTexts();
  const [first = ""] = before.map(({ path }) => path);
  const own = before.filter(({ path }) => entryOf(path) === entryOf(first));
  const former: Sources = Object.fromEntries(
    own.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])),
  );
  const isNew = Object.keys(former).length === 0;
  const name = entryTitle(kind === "deleted" ? former : after);
  const address = isNew ? `#/collections/${first.split("/")[1]}` : formOf(first);
  if (kind === "deleted") return { name, done: t.removed(name), undone: t.isRestored(name), address };
  if (isConfirmation(former, after))
    return { name, done: t.confirmed(name), undone: t.isUnconfirmed(name), address };
  const ahead = aheadWords(savedStart({ after }), today);
  const done = [t.published(name), ...ahead, ...(isNew ? [t.undoDeletes] : [])].join(" ");
  return { name, done, undone: isNew ? t.removed(name) : t.isUndone(name), address };
}

/** Says of what is not on the site yet when it will be. */
function aheadWords(start: Start, today: string): readonly string[] {
  const { draft, scheduled } = historyTexts();
  if (start <= today) return [];
  return [start === never ? draft : scheduled(formatDate(start, adminLanguage()))];
}

/** What the files of an entry have in common, in all languages. */
const entryOf = (path: string) => path.split(".")[0];
