import { fileName } from "../../content-model/problem-text";
import type { DecapBackend } from "../backend/decap-backend";
import { adminLanguage } from "../interface/admin-language";
import { element } from "../interface/element";
import { refuseFile } from "../interface/media-dialog";
import { mediaTexts } from "../interface/media-texts";
import type { MediaFile } from "../validation/media";
import { Refusal } from "../validation/refusal";
import { pictureFile, storedName } from "./picture-file";
import { preparePicture } from "./prepare-picture";
import { settleName } from "./taken-name";

const heicName = /\.hei[cf]$/i;

/**
 * Prepares every file that is chosen in the media library before Decap hears of the choice: pictures are made
 * ones for the site, what the site cannot show is refused, and a name that another file has is settled. Returns what
 * tells whether the file that was chosen last takes the place of the one with a name.
 *
 * @param usesDrafts whether the backend has drafts
 * @param inForm the files of the open form, among them those that came with a backup
 */
export function prepareUploads(
  backend: () => DecapBackend,
  usesDrafts: boolean,
  inForm: () => readonly MediaFile[],
): (name: string) => boolean {
  let handedOn: Event | undefined;
  let replaced: string | undefined;
  const uploads = new Map<string, File>();
  const handOn = async (input: HTMLInputElement, file: File) => {
    const prepared = new DataTransfer();
    try {
      const made = await prepareFile(file, input.accept);
      const formers = inForm().filter(({ path }) => fileName(path).toLowerCase() === made.name.toLowerCase());
      const former = uploads.get(made.name.toLowerCase()) ?? formers.find(({ file }) => file)?.file;
      // what cannot be read, Decap asks about
      const named = await settleName(
        made,
        { backend: backend(), usesDrafts, former },
        isInLibrary(input),
      ).catch(unlessRefused(made));
      const name = named.file.name.toLowerCase();
      uploads.set(name, named.file);
      replaced = named.replaces ? name : undefined;
      prepared.items.add(named.file);
    } catch (error) {
      // an editor who chooses the same file again is told again
      input.value = "";
      input.dispatchEvent(new Event("cancel"));
      if (error instanceof Refusal) return;
      throw error;
    }
    input.files = prepared.files;
    handedOn = new Event("change", { bubbles: true });
    input.dispatchEvent(handedOn);
  };
  const listen = (event: Event) => {
    const { target: input } = event;
    if (event === handedOn || !(input instanceof HTMLInputElement) || !input.files?.[0]) return;
    event.stopImmediatePropagation();
    void handOn(input, input.files[0]);
  };
  window.addEventListener("change", listen, { capture: true });
  return (name) => name.toLowerCase() === replaced;
}

const isInLibrary = (input: HTMLInputElement) => input.closest(".ReactModalPortal") !== null;

const unlessRefused = (file: File) => (error: unknown) => {
  if (error instanceof Refusal) throw error;
  return { file, replaces: false };
};

/** Decap's picture fields ask for `image/*`, its other fields for anything, as the library of pictures itself does. */
async function prepareFile(file: File, accept: string): Promise<File> {
  const { pictures, files, empty } = mediaTexts[adminLanguage()];
  const isInForm = /^#\/collections\/[^/]+\/(?:entries|new)\b/.test(window.location.hash);
  if (isInForm && accept !== "image/*") {
    if (!/\.(?:csv|md|pdf)$/i.test(file.name)) refuseFile(file.name, files);
    if (file.size === 0) refuseFile(file.name, empty);
    return new File([file], storedName(file.name), { type: file.type });
  }
  const isPicture = /^image\/(?!svg|gif)/.test(file.type) || heicName.test(file.name);
  if (!isPicture) refuseFile(file.name, pictures);
  return await whileShown(readPicture(file));
}

/** @throws Refusal after telling the editor what to do instead */
async function readPicture(file: File): Promise<File> {
  try {
    return await preparePicture(file);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const { heic, heicWays, unreadable } = mediaTexts[adminLanguage()];
    const { isHeic } = pictureFile(await file.arrayBuffer());
    if (isHeic || heicName.test(file.name)) refuseFile(file.name, heic, heicWays);
    refuseFile(file.name, unreadable);
  }
}

/** Says meanwhile that a picture is being prepared: on a phone it takes seconds. */
async function whileShown<Result>(work: Promise<Result>): Promise<Result> {
  const notice = element("div", { className: "tajuk-preparing", role: "status" });
  document.body.append(notice);
  notice.append(mediaTexts[adminLanguage()].preparing);
  try {
    return await work;
  } finally {
    notice.remove();
  }
}
