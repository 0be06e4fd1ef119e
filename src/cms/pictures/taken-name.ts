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

/** The files that an upload may be, or have the name of. */
interface Others {
  readonly backend: DecapBackend;
  /** Whether the backend has drafts, whose files are in use, too. */
  readonly usesDrafts: boolean;
  /** What was uploaded under this name before, and may not be stored yet. */
  readonly former: File | undefined;
}

/**
 * Finds whether another file has the name of an upload, and asks what shall become of them.
 *
 * @param isAsked whether the editor may keep both files or replace one
 * @throws Refusal if the upload is given up
 */
export async function settleName(
  file: File,
  { backend, usesDrafts, former }: Others,
  isAsked: boolean,
): Promise<NamedUpload> {
  const media = await readMedia(backend);
  const other = media.find(({ path }) => isSameName(fileName(path), file.name));
  const t = mediaTexts[adminLanguage()];
  if (other ? await isStored(file, other, backend) : former && (await isAlike(file, former))) {
    if (other) showDone(t.alike(fileName(other.path)));
    return { file, replaces: true };
  }
  if (!other || !isAsked) return { file, replaces: false };
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

async function isStored(file: File, { path, size }: MediaEntry, backend: DecapBackend): Promise<boolean> {
  if (size !== undefined && size !== file.size) return false;
  return await isAlike(file, await mediaFile(backend, path));
}

async function isAlike(file: File, other: Blob): Promise<boolean> {
  const [own, its] = await Promise.all(
    [file, other].map(async (each) => new Uint8Array(await each.arrayBuffer())),
  );
  return own?.length === its?.length && (own?.every((byte, index) => byte === its?.[index]) ?? false);
}
