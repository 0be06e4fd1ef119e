import { textHash } from "../../content-model/field-hashes";
import type { BackupWatch } from "../../patches/draft-backup";
import { entryFiles } from "../files/entry-files";
import { isSecondTab, openForm } from "../files/open-form";
import type { SeenTexts } from "../files/seen-texts";
import type { ReadNow } from "./others-changes";

/** When the backup that is offered was made, and what was saved since. */
export interface BackupBase {
  readonly watch: BackupWatch;
  /** Whether the entry was saved since. */
  readonly isOld: () => boolean;
  /** An ISO time, if the backup tells it. */
  readonly madeAt: () => string | undefined;
  /** Takes the backup: what was saved since counts as somebody else's until it is replaced. */
  readonly take: () => void;
  /** The texts that this page knows, and that what is in the form includes. */
  readonly known: Pick<SeenTexts, "has">;
}

/** Keeps with each backup which texts its page knew, and finds those that were saved since. */
export function followBackups(seen: SeenTexts, read: ReadNow): BackupBase {
  const replaced = new Set<string>();
  let since: readonly string[] = [];
  let madeAt: string | undefined;
  const known = { has: (text: string) => seen.has(text) && !replaced.has(text) };
  return {
    watch: {
      isWanted: () => !isSecondTab(),
      note: () => [...seen].filter(known.has).map(textHash),
      found: async (note, time) => {
        madeAt = time;
        const open = openForm();
        const files = open ? entryFiles(open.collection, open.slug) : [];
        // without an answer nothing is known
        const now = open && Array.isArray(note) ? await read(files, open).catch(() => []) : [];
        const texts = now.flatMap(({ text }) => (text === undefined ? [] : [text]));
        since = texts.filter((text) => !(note as readonly unknown[]).includes(textHash(text)));
      },
    },
    isOld: () => since.length > 0,
    madeAt: () => madeAt,
    take: () => since.forEach((text) => replaced.add(text)),
    known,
  };
}
