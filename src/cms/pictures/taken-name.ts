import { fileName } from "../../content-model/problem-text";
import { referencesTo } from "../../content-model/references";
import type { DecapBackend } from "../backend/decap-backend";
import { pathInContent } from "../backend/read-content";
import { readWithDrafts } from "../backend/read-drafts";
import { mediaFile, readMedia, type MediaEntry } from "../backend/read-media";
import { dataUrl } from "../backend/stored-media";
import { showDone } from "../history/undo-notice";
import { adminLanguage } from "../interface/admin-language";
import { openDialog } from "../interface/dialog";
import { mediaTexts } from "../interface/media-texts";
import { referringEntries } from "../validation/referring-entries";
import { ToldRefusal } from "../validation/refusal";
import { aboutReplacement } from "./about-replacement";

/** An upload, and whether it replaces the file that has its name: because both are the same, or the editor says so. */
interface NamedUpload {
  readonly file: File;
  readonly replaces: boolean;
}

/**
 * Finds whether another file has the name of an upload, and asks what shall become of them.
 *
 * @param usesDrafts whether the backend has drafts, whose files are in use, too
 * @param isAsked whether the editor may keep both files or replace one
 * @throws Refusal if the upload is given up
 */
export async function settleName(
  file: File,
  backend: DecapBackend,
  usesDrafts: boolean,
  isAsked: boolean,
): Promise<NamedUpload> {
  const media = await readMedia(backend);
  const other = media.find(({ path }) => isSameName(fileName(path), file.name));
  if (!other) return { file, replaces: false };
  const t = mediaTexts[adminLanguage()];
  if (await isAlike(file, other, backend)) {
    showDone(t.alike(fileName(other.path)));
    return { file, replaces: true };
  }
  if (!isAsked) return { file, replaces: false };
  const free = freeName(
    file.name,
    media.map(({ path }) => fileName(path)),
  );
  const texts = await readWithDrafts(backend, usesDrafts);
  const entries = referringEntries(referencesTo([pathInContent(other.path)], texts), texts, adminLanguage());
  const picture = file.type.startsWith("image/") ? await dataUrl(file) : undefined;
  const pressed = await openDialog({
    title: t.taken(fileName(other.path)),
    ...aboutReplacement(t.takenLead(free), entries, picture),
    buttons: [t.giveUp, t.keepBoth, t.replace],
  });
  if (pressed === t.giveUp) throw new ToldRefusal(t.refused(file.name));
  if (pressed === t.replace) return { file, replaces: true };
  return { file: new File([file], free, { type: file.type }), replaces: false };
}

/** The first name that no file has: `meadow.jpg` → `meadow-2.jpg`. */
function freeName(name: string, names: readonly string[], count = 2): string {
  const free = name.replace(/(?=\.[^.]*$)/, `-${count}`);
  return names.some((each) => isSameName(each, free)) ? freeName(name, names, count + 1) : free;
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

async function isAlike(file: File, { path, size }: MediaEntry, backend: DecapBackend): Promise<boolean> {
  if (size !== undefined && size !== file.size) return false;
  const stored = await mediaFile(backend, path);
  const [own, its] = await Promise.all(
    [file, stored].map(async (each) => new Uint8Array(await each.arrayBuffer())),
  );
  return own?.length === its?.length && (own?.every((byte, index) => byte === its?.[index]) ?? false);
}
