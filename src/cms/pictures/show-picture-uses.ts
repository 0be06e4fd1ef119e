import { pictureFolder } from "../../content-model/field";
import { fileName } from "../../content-model/problem-text";
import type { DecapBackend } from "../backend/decap-backend";
import { contentFolder, pathInContent, withoutSlash } from "../backend/read-content";
import { readWithDrafts } from "../backend/read-drafts";
import type { SignedIn } from "../backend/signed-in";
import { adminLanguage } from "../interface/admin-language";
import { element } from "../interface/element";
import { mediaTexts } from "../interface/media-texts";
import { referrerList } from "../interface/referrer-list";
import { actionButton, openWindow } from "../interface/window";
import { pictureUses, type PictureUse } from "./picture-uses";
import { replacePicture, type Library } from "./replace-picture";
import { replaceTexts } from "./replace-texts";

/**
 * Makes a button that shows where each picture is used, and which are not.
 *
 * @param usesDrafts whether the backend has drafts, whose pictures are in use, too
 * @param isStored whether the file that was chosen last is stored as it is, under a name
 */
export function pictureUsesButton(
  signedIn: () => SignedIn,
  usesDrafts: boolean,
  isStored: Library["isStored"],
): HTMLButtonElement {
  const button = actionButton(mediaTexts[adminLanguage()].pictureUses, async () => {
    const { backend } = signedIn();
    await showPictureUses(backend, usesDrafts, isStored);
    button.disabled = false;
  });
  return button;
}

async function showPictureUses(
  backend: DecapBackend,
  usesDrafts: boolean,
  isStored: Library["isStored"],
): Promise<void> {
  const t = mediaTexts[adminLanguage()];
  const [media, texts] = await Promise.all([
    backend.getMedia(pictureFolder),
    readWithDrafts(backend, usesDrafts),
  ]);
  const files = media.map(({ path }) => pathInContent(withoutSlash(path))).sort();
  const uses = pictureUses(files, texts, adminLanguage());
  const unused = uses.filter(({ entries }) => entries.length === 0).length;
  const body = openWindow(t.usesTitle, t.unused(unused, uses.length));
  const library = { backend, usesDrafts, files, isStored };
  const items = uses.map((use) => element("li", {}, [pictureItem(use, library)]));
  body.append(element("ul", {}, items));
}

/** Loads the picture when it is opened: a Git host sends each with a request of its own. */
function pictureItem({ file, entries }: PictureUse, library: Library): HTMLDetailsElement {
  const t = mediaTexts[adminLanguage()];
  const picture = element("img", { alt: "", className: "tajuk-picture" });
  const details = element("details", {}, [
    element("summary", {}, [
      element("strong", { textContent: fileName(file) }),
      ` — ${t.uses(entries.length)}`,
    ]),
    picture,
    referrerList(entries),
  ]);
  const replace = actionButton(replaceTexts[adminLanguage()].button, async () => {
    await replacePicture(file, library, details);
    return false;
  });
  if (entries.length > 0) details.append(replace);
  const load = async () => {
    picture.src = (await library.backend.getMediaFile(contentFolder + file)).url;
  };
  details.addEventListener("toggle", () => void load(), { once: true });
  return details;
}
