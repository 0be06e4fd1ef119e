import { adminLanguage } from "../interface/admin-language";
import type { DialogContent } from "../interface/dialog";
import { element } from "../interface/element";
import { referrerLines } from "../interface/referrer-list";
import type { ReferringEntry } from "../validation/referring-entries";
import { replaceTexts } from "./replace-texts";

/**
 * What a dialog says before a file takes the place of another one: what shows that, what stays there, and the new picture.
 *
 * @param picture an address of the new one that this page can show; undefined if it is no picture
 */
export function aboutReplacement(
  lead: string,
  entries: readonly ReferringEntry[],
  picture: string | undefined,
): Pick<DialogContent, "lead" | "lines"> & { readonly more: readonly HTMLElement[] } {
  const stays = picture !== undefined && entries.length > 0 ? replaceTexts[adminLanguage()].lead : "";
  return {
    lead: [lead, stays].filter(Boolean).join(" "),
    lines: referrerLines(entries),
    more:
      picture === undefined ? [] : [element("img", { alt: "", className: "tajuk-picture", src: picture })],
  };
}
