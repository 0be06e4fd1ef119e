import { adminLanguage } from "../interface/admin-language";
import { element } from "../interface/element";
import { refuseFile } from "../interface/media-dialog";
import { mediaTexts } from "../interface/media-texts";
import { Refusal } from "../validation/refusal";
import { pictureFile } from "./picture-file";
import { preparePicture } from "./prepare-picture";

const heicName = /\.hei[cf]$/i;

/**
 * Prepares every file that is chosen in the media library before Decap hears of the choice: pictures are made
 * ones for the site, and what the site cannot show is refused. Returns what tells whether the file that was chosen
 * last is stored as it is, under a name.
 *
 * @param readStored reads what the media library has under a name
 */
export function prepareUploads(
  readStored: (name: string) => Promise<Blob | undefined>,
): (name: string) => boolean {
  let handedOn: Event | undefined;
  let stored: string | undefined;
  const handOn = async (input: HTMLInputElement, file: File) => {
    const prepared = new DataTransfer();
    try {
      const made = await prepareFile(file, input.accept);
      stored = (await isAlike(made, readStored)) ? made.name.toLowerCase() : undefined;
      prepared.items.add(made);
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
  return (name) => name.toLowerCase() === stored;
}

/** Whether the media library has a file under the name of another one that is the same. */
async function isAlike(
  file: File,
  readStored: (name: string) => Promise<Blob | undefined>,
): Promise<boolean> {
  // what cannot be read is asked about
  const other = await readStored(file.name).catch(() => undefined);
  if (other?.size !== file.size) return false;
  const [own, its] = await Promise.all(
    [file, other].map(async (each) => new Uint8Array(await each.arrayBuffer())),
  );
  return own?.every((byte, index) => byte === its?.[index]) ?? false;
}

/** Decap's picture fields ask for `image/*`, its other fields for anything, as the library of pictures itself does. */
async function prepareFile(file: File, accept: string): Promise<File> {
  const { pictures, files } = mediaTexts[adminLanguage()];
  const isInForm = /^#\/collections\/[^/]+\/(?:entries|new)\b/.test(window.location.hash);
  if (isInForm && accept !== "image/*") {
    if (!/\.(?:csv|md|pdf)$/i.test(file.name)) refuseFile(file.name, files);
    return file;
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
