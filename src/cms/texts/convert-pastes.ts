import { fragmentType, insertFragment, insertNodes, insertPlain } from "../../patches/rich-text";
import { showDone } from "../history/undo-notice";
import { adminLanguage } from "../interface/admin-language";
import { bodyPicture } from "../widgets/body-picture";
import { chatHtml } from "./chat-html";
import { pasteTexts } from "./paste-texts";

/**
 * Makes what is pasted into texts Markdown, tables included: from Word, Google Docs, Sheets, web pages and chats. What was
 * copied in a rich text of the area arrives as it was. Pictures do not arrive, and the editor is told so.
 */
export function convertPastes(): void {
  const listen = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    const text = target.closest("[data-slate-editor]");
    if (!text || !clipboardData) return;
    if (isPicture(clipboardData)) tellOfPictures();
    const isRich = text.closest(".cms-editor-visual") !== null;
    const html =
      clipboardData.getData("text/html") || (isRich && chatHtml(clipboardData.getData("text/plain")));
    if (!html) return;
    const fragment = clipboardData.getData(fragmentType);
    // Markdown copied as Markdown
    if (fragment && !isRich) return;
    event.preventDefault();
    event.stopPropagation();
    if (fragment) insertFragment(text, fragment);
    else void paste(text, html, isRich);
  };
  window.addEventListener("paste", listen, { capture: true });
}

/** The converter is loaded when something is pasted. */
async function paste(text: Element, html: string, isRich: boolean): Promise<void> {
  const { hasPictures, pastedMarkdown, pastedNodes } = await import("./read-pasted");
  if (hasPictures(html)) tellOfPictures();
  const nodes = isRich ? pastedNodes(html) : [];
  if (nodes.length > 0) insertNodes(text, nodes);
  if (!isRich) insertPlain(text, pastedMarkdown(html));
}

/** Whether nothing but a picture was copied: a photo, or a part of the screen. */
function isPicture({ files, types }: DataTransfer): boolean {
  return types.every((type) => type === "Files") && [...files].some(({ type }) => type.startsWith("image/"));
}

function tellOfPictures(): void {
  const language = adminLanguage();
  showDone(pasteTexts[language].noPictures(bodyPicture(language).label));
}
