import { ToldRefusal } from "../validation/refusal";
import { adminLanguage } from "./admin-language";
import { openDialog, type DialogContent } from "./dialog";
import { mediaTexts } from "./media-texts";

/**
 * Tells the editor why a file is not stored; Decap's own messages are behind the media library.
 *
 * @throws Refusal
 */
export function refuseFile(name: string, why: string, lines: DialogContent["lines"] = []): never {
  const { refused, back } = mediaTexts[adminLanguage()];
  void openDialog({ title: refused(name), lead: why, lines, buttons: [back] });
  throw new ToldRefusal(refused(name));
}
