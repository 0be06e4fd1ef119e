import { entryFile } from "../../content-model/entry-file";
import { referencesTo } from "../../content-model/references";
import { dateInZone } from "../../domain/zone-time";
import type { DecapBackend } from "../backend/decap-backend";
import { pathInContent, readContent, sourcesOf } from "../backend/read-content";
import { findDraft } from "../backend/read-drafts";
import type { SignedIn } from "../backend/signed-in";
import { isUnsaved, openFiles, openForm, openName, type OpenForm } from "../files/open-form";
import { moveSubject } from "../history/commit-subjects";
import { publicAddress } from "../validation/address-goals";
import { movedEntry, slugRefusal } from "../validation/moved-entry";
import { referringEntries } from "../validation/referring-entries";
import { addressTexts, askAddress, tellKept } from "./address-dialog";
import { adminLanguage } from "./admin-language";
import type { TellGone } from "./gone-entry";
import { actionButton, showWhile } from "./window";

/**
 * Makes a button that gives the open entry another address; hidden where there is none, or payments name it.
 *
 * @param usesDrafts whether the backend has drafts: an entry that has one stays where it is
 */
export function addressButton(
  signedIn: () => SignedIn,
  usesDrafts: boolean,
  tellGone: TellGone,
): HTMLButtonElement {
  const button = actionButton(addressTexts[adminLanguage()].button, async () => {
    const open = openForm();
    if (open) await changeAddress(open, signedIn().backend, usesDrafts, tellGone);
    return false;
  });
  return showWhile(button, () => {
    const entries = openFiles().flatMap((path) => entryFile(pathInContent(path)) ?? []);
    return entries.some(({ collection }) => !collection.isPaidFor);
  });
}

/** Asks for a new address until it is one that the entry can have; then all that refers to it leads there. */
async function changeAddress(
  open: OpenForm,
  backend: DecapBackend,
  usesDrafts: boolean,
  tellGone: TellGone,
): Promise<void> {
  const [language, name] = [adminLanguage(), openName()];
  const t = addressTexts[language];
  if (isUnsaved()) return tellKept(name, t.unsaved);
  if (usesDrafts && (await findDraft(backend, open))) return tellKept(name, t.draft);
  // it may have its new address already, and only the answer got lost
  if (await tellGone()) return;
  const [paths, texts] = [openFiles(), await readContent(backend)];
  const files = paths.map(pathInContent).filter((file) => texts.some((text) => text.file === file));
  const [entry] = files.flatMap((file) => entryFile(file) ?? []);
  if (!entry) return tellKept(name, t.draft);
  const address = publicAddress(files, texts, dateInZone());
  const entries = referringEntries(referencesTo(files, texts), texts, language);
  let [slug, refusal]: [string | undefined, string | undefined] = [open.slug, undefined];
  for (;;) {
    slug = await askAddress({ name: openName(texts), address, entries, slug, refusal });
    if (slug === undefined || slug === open.slug) return;
    refusal = slugRefusal({ ...entry, slug }, texts, language);
    const moved = refusal === undefined && movedEntry({ files, texts }, slug, dateInZone());
    if (moved) {
      const gone = paths.filter((path) => files.includes(pathInContent(path)));
      await backend.moveFiles?.(sourcesOf(moved), gone, moveSubject(open.collection, open.slug, slug));
      return;
    }
    refusal ??= t.cannot;
  }
}
