import type { Change } from "../backend/guard-backend";
import type { Sources } from "../backend/read-content";
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

/** The words for a change: of an entry that was new they say that undoing deletes it. */
export function changeWords({ kind, before, after }: Change): ChangeWords {
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
  const done = [t.published(name), ...(isNew ? [t.undoDeletes] : [])].join(" ");
  return { name, done, undone: isNew ? t.removed(name) : t.isUndone(name), address };
}

/** What the files of an entry have in common, in all languages. */
const entryOf = (path: string) => path.split(".")[0];
