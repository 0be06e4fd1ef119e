import { mendLinks } from "../../src/patches/empty-links";
import type { SlateEditor } from "../../src/patches/slate-editor";

function mended() {
  const normalizeNode = jest.fn();
  const made = { normalizeNode, insertNodes: jest.fn(), removeNodes: jest.fn() };
  // what is mended calls these of Slate's many methods
  const editor = made as unknown as SlateEditor;
  mendLinks(editor);
  return { ...made, normalizeNode, normalize: editor.normalizeNode };
}

it("puts an empty text in the place of a link without words, and has nobody look for the link", () => {
  const { normalize, normalizeNode, insertNodes, removeNodes } = mended();
  normalize([{ type: "link", children: [{ text: "" }] }, [2, 0]]);
  expect(insertNodes).toHaveBeenCalledWith({ text: "" }, { at: [2, 1] });
  expect(removeNodes).toHaveBeenCalledWith({ at: [2, 0] });
  expect(normalizeNode).not.toHaveBeenCalled();
});

it.each([
  ["a link with words", { type: "link", children: [{ text: "Laporan" }] }],
  ["a paragraph", { type: "paragraph", children: [{ text: "" }] }],
])("leaves %s to Decap", (_kind, node) => {
  const { normalize, normalizeNode, removeNodes } = mended();
  normalize([node, [0]]);
  expect(normalizeNode).toHaveBeenCalledTimes(1);
  expect(removeNodes).not.toHaveBeenCalled();
});
