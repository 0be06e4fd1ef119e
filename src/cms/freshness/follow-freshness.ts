import { confirmAll } from "../../content-model/freshness";
import { confirmAmong } from "../../content-model/translations";
import { writeTexts } from "../../content-model/write-texts";
import { formStands } from "../../patches/draft-backup";
import type { Change } from "../backend/guard-backend";
import { contentFolder, textsIn, type Sources } from "../backend/read-content";
import { findDraft } from "../backend/read-drafts";
import { readFiles } from "../backend/read-files";
import type { SignedIn } from "../backend/signed-in";
import { writeFiles } from "../backend/write-files";
import { openFiles, openForm } from "../files/open-form";
import type { SeenTexts } from "../files/seen-texts";
import { showOlder } from "./older-notice";

interface Freshness {
  /** Looks at the open entry, once somebody is signed in. */
  readonly look: () => Promise<void>;
  readonly tell: (change: Change) => void;
}

/**
 * Shows at an entry's form which of its published texts is older than in another language or not translated, and
 * confirms it on request. Nothing is shown of an entry that has a draft: what is confirmed is saved with the draft.
 */
export function followFreshness(signedIn: () => SignedIn, seen: SeenTexts, hasDrafts: boolean): Freshness {
  let shown: Sources = {};

  const show = (texts: Sources) => {
    shown = texts;
    showOlder(textsIn(texts), confirm);
  };

  async function look(): Promise<void> {
    show({});
    const address = location.hash;
    if (!openForm()) return;
    await formStands();
    // without an answer nothing is known, and Decap says that the server is gone
    const texts = await readOpen().catch((): Sources => ({}));
    if (location.hash === address) show(texts);
  }

  async function readOpen(): Promise<Sources> {
    const open = openForm();
    const { backend } = signedIn();
    if (!open || (hasDrafts && (await findDraft(backend, open)))) return {};
    const files = await readFiles(backend, openFiles());
    return Object.fromEntries(files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])));
  }

  async function confirm(): Promise<void> {
    const open = openForm();
    const texts = await readOpen();
    // somebody else has changed them since they were shown
    if (!open || JSON.stringify(texts) !== JSON.stringify(shown)) {
      show(texts);
      return;
    }
    const confirmed = confirmAmong(textsIn(texts), confirmAll);
    const files = writeTexts(confirmed).map(({ file, source }) => [contentFolder + file, source] as const);
    for (const [, source] of files) seen.add(source);
    const subject = `Confirm the translation of ${open.collection}/${open.slug}`;
    await writeFiles(signedIn().backend, Object.fromEntries(files), subject);
  }

  window.addEventListener("hashchange", () => void look());
  return {
    look,
    tell: ({ after }) => {
      const files = openFiles();
      const texts = Object.entries({ ...shown, ...after }).filter(([path]) => files.includes(path));
      if (files.some((path) => path in after)) show(Object.fromEntries(texts));
    },
  };
}
