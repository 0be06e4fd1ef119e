import type { SlateEditor, SlateNode } from "../../src/patches/slate-editor";
import { typeBelowParts } from "../../src/patches/words-below";

/** An editor whose cursor is in a part without words, or in none. */
function editorAt(part?: SlateNode) {
  const done: string[] = [];
  const note = (what: string) => (words?: unknown) => void done.push([what, words].filter(Boolean).join(" "));
  const editor: SlateEditor = {
    ...{ selection: {}, isInline: ({ type }) => type === "figure", normalizeNode: note("normalize") },
    ...{ insertText: note("text"), insertBreak: note("break"), insertData: note("data") },
    ...{ toggleBlock: note("block"), toggleList: note("list"), removeNodes: note("remove") },
    insertNodes: (_node, { at, select }) =>
      void done.push(`paragraph at ${String(at)}${select ? ", chosen" : ""}`),
    void: () => part && [part, [3]],
    keyDownHandlers: [],
  };
  typeBelowParts(editor);
  const press = (init: Partial<KeyboardEvent>) => {
    const event = { preventDefault: note("prevented"), ...init } as KeyboardEvent;
    return editor.keyDownHandlers?.[0]?.(event);
  };
  return { editor, done, press };
}

const table = { type: "shortcode" };
const below = "paragraph at 4, chosen";

it("puts what is inserted at a table below it", () => {
  const { editor, done } = editorAt(table);
  editor.insertText("a");
  editor.insertData("b");
  editor.insertBreak();
  editor.toggleBlock?.("quote");
  editor.toggleList?.("bulleted-list");
  expect(done).toEqual([
    ...[below, "text a", below, "data b", below, below, "block quote", below, "list bulleted-list"],
  ]);
});

it("types below a table what the browser would not, and begins a paragraph there with Enter", () => {
  const { done, press } = editorAt(table);
  expect(press({ key: "a" })).toBe(false);
  expect(press({ key: "Enter" })).toBe(false);
  expect(press({ key: "c", ctrlKey: true })).toBeUndefined();
  expect(press({ key: "ArrowDown" })).toBeUndefined();
  expect(done).toEqual([below, "prevented", "text a", below, "prevented"]);
});

it.each([
  ["words", undefined],
  ["a figure in a line", { type: "figure" }],
])("leaves typing at %s as it is", (_place, part) => {
  const { editor, done, press } = editorAt(part);
  press({ key: "a" });
  editor.insertText("a");
  editor.insertBreak();
  expect(done).toEqual(["text a", "break"]);
});
