import { fragmentType, insertFragment, insertNodes, insertPlain } from "../../patches/rich-text";

/**
 * Makes what is pasted into texts Markdown, tables included: from Word, Google Docs, Sheets and web pages. What was
 * copied in a rich text of the area arrives as it was.
 */
export function convertPastes(): void {
  const listen = (event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    const text = target.closest("[data-slate-editor]");
    const html = clipboardData?.getData("text/html");
    if (!text || !html) return;
    const isRich = text.closest(".cms-editor-visual") !== null;
    const fragment = clipboardData?.getData(fragmentType);
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
  const { pastedMarkdown, pastedNodes } = await import("./read-pasted");
  if (isRich) insertNodes(text, pastedNodes(html));
  else insertPlain(text, pastedMarkdown(html));
}
