import { behind, type SlateEditor } from "./slate-editor";

/**
 * Removes a link that has no words left, as after Enter at its end, so that the cursor stays in its paragraph. In Decap, its
 * lists look for the removed link, and fail before the key has done its work: `withInlines.js` and `withLists.js` in
 * decap-cms-widget-markdown.
 */
export function mendLinks(editor: SlateEditor): void {
  const normalize = editor.normalizeNode;
  editor.normalizeNode = (entry, ...rest) => {
    const [{ type, children = [] }, path] = entry;
    if (type !== "link" || children.some(({ text }) => text !== "")) {
      normalize(entry, ...rest);
      return;
    }
    // where else the cursor would be depends on the paragraph before
    editor.insertNodes({ text: "" }, { at: behind(path) });
    editor.removeNodes({ at: path });
  };
}
