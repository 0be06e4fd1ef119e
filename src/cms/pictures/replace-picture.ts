import { picturePath } from "../../content-model/field";
import { fileName } from "../../content-model/problem-text";
import { referencesTo } from "../../content-model/references";
import type { Asset, DecapBackend } from "../backend/decap-backend";
import { contentFolder, sourcesOf } from "../backend/read-content";
import { readDrafts, readWithDrafts } from "../backend/read-drafts";
import { asAsset, dataUrl } from "../backend/stored-media";
import { isUnsaved } from "../files/open-form";
import { adminLanguage } from "../interface/admin-language";
import { openDialog } from "../interface/dialog";
import { element } from "../interface/element";
import { refuseFile } from "../interface/media-dialog";
import { referrerList } from "../interface/referrer-list";
import { pick } from "../texts/pick";
import { referringEntries } from "../validation/referring-entries";
import { aboutReplacement } from "./about-replacement";
import { withOtherPicture } from "./other-picture";
import { replaceTexts } from "./replace-texts";

/** The stored pictures. */
export interface Library {
  readonly backend: DecapBackend;
  readonly usesDrafts: boolean;
  /** Their paths in `content/`. */
  readonly files: readonly string[];
  /** Whether the file that was chosen last is stored as it is, under a name. */
  readonly isStored: (name: string) => boolean;
}

/** Another picture: its path in `content/`, an address that this page can show, and the file if it is new. */
interface Other {
  readonly file: string;
  readonly url: string;
  readonly assets: readonly Asset[];
}

/**
 * Has the editor choose or upload another picture, and saves all texts that show the first one with it. Entries with a
 * draft keep it: a host could not bring the draft and the change together.
 *
 * @param place where an upload begins
 */
export async function replacePicture(picture: string, library: Library, place: HTMLElement): Promise<void> {
  const [language, name] = [adminLanguage(), fileName(picture)];
  const t = replaceTexts[language];
  if (isUnsaved()) {
    await openDialog({ title: t.stays(name), lead: t.unsaved, lines: [], buttons: [t.back] });
    return;
  }
  const other = await chooseOther(picture, library, place);
  if (!other) return;
  const { backend, usesDrafts } = library;
  const drafts = usesDrafts ? await readDrafts(backend) : [];
  const drafted = new Set(drafts.map(({ collection, slug }) => `${collection}/${slug}`));
  const texts = await readWithDrafts(backend, usesDrafts);
  const free = texts.filter((text) => !drafted.has(text.name));
  const entries = referringEntries(referencesTo([picture], free), texts, language);
  const waiting = referringEntries(
    referencesTo(
      [picture],
      texts.filter((text) => drafted.has(text.name)),
    ),
    texts,
    language,
  );
  const about = aboutReplacement(entries.length > 0 ? "" : t.none, entries, other.url);
  const pressed = await openDialog({
    title: t.title(name, fileName(other.file)),
    ...about,
    more: [
      ...(waiting.length > 0 ? [element("p", { textContent: t.waiting }), referrerList(waiting)] : []),
      ...about.more,
    ],
    buttons: entries.length > 0 ? [t.back, t.replace] : [t.back],
  });
  if (pressed !== t.replace) return;
  const files = sourcesOf(withOtherPicture(picture, other.file, free));
  await backend.replacePicture?.(picture, files, other.assets, `Replace ${picture} by ${other.file}`);
}

async function chooseOther(
  picture: string,
  { backend, files, isStored }: Library,
  place: HTMLElement,
): Promise<Other | undefined> {
  const t = replaceTexts[adminLanguage()];
  const addresses = new Map<string, Promise<{ readonly url: string }>>();
  // once for each, however often the list is drawn anew
  const addressOf = async (file: string) => {
    const address = addresses.get(file) ?? backend.getMediaFile(contentFolder + file);
    addresses.set(file, address);
    return (await address).url;
  };
  const others = files.filter((file) => file !== picture && picturePath.regex.test(`../${file}`));
  const picked = await pick({
    title: t.pick(fileName(picture)),
    label: t.label,
    options: others.map((file) => ({
      ...{ value: file, name: fileName(file), note: "" },
      picture: () => addressOf(file),
    })),
    other: [t.upload, t.upload],
  });
  if (picked === undefined) return undefined;
  if (picked !== t.upload) {
    return { file: picked, url: await addressOf(picked), assets: [] };
  }
  const upload = await chooseFile(place);
  if (!upload) return undefined;
  const file = `images/${upload.name}`;
  const isTaken = files.some((each) => each.toLowerCase() === file.toLowerCase());
  if (isTaken && !isStored(upload.name)) refuseFile(upload.name, t.taken);
  const url = await dataUrl(upload);
  return { file, url, assets: isTaken ? [] : [asAsset(contentFolder + file, upload)] };
}

/** A picture of the editor's device, made one for the site by what listens for uploads; undefined if there is none. */
function chooseFile(place: HTMLElement): Promise<File | undefined> {
  const input = element("input", { type: "file", accept: "image/*", hidden: true });
  place.append(input);
  return new Promise((resolve) => {
    const end = () => {
      input.remove();
      resolve(input.files?.[0]);
    };
    for (const name of ["change", "cancel"]) input.addEventListener(name, end);
    input.click();
  });
}
