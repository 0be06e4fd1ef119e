import { behind, type SlateEditor } from "./slate-editor";

/**
 * Puts what is typed or inserted while a part without words has the cursor, such as a table, into a paragraph of its own
 * below it. Slate would drop it, and Decap's buttons would turn the part into a heading or list without it.
 */
export function typeBelowParts(editor: SlateEditor): void {
  const leave = () => {
    const [part, path] = (editor.selection && editor.void()) ?? [];
    if (!part || !path || editor.isInline(part)) return false;
    editor.insertNodes({ type: "paragraph", children: [{ text: "" }] }, { at: behind(path), select: true });
    return true;
  };
  const { insertText, insertBreak, insertData, toggleBlock, toggleList } = editor;
  const below =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      leave();
      act(...given);
    };
  editor.insertText = below(insertText);
  editor.insertData = below(insertData);
  editor.insertBreak = (...given) => {
    if (!leave()) insertBreak(...given);
  };
  if (toggleBlock) editor.toggleBlock = below(toggleBlock);
  if (toggleList) editor.toggleList = below(toggleList);
  editor.keyDownHandlers?.unshift((event) => {
    const isEnter = event.key === "Enter";
    if ((!isEnter && !isSign(event)) || !leave()) return undefined;
    // the browser would type nothing: all of the part is closed to it
    event.preventDefault();
    if (!isEnter) insertText(event.key);
    return false;
  });
}

/** Whether a key types something. */
function isSign({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey;
}
