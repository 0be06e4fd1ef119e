import type { Root } from "mdast";
import { markdownStyle } from "../../../src/cms/texts/markdown-style";

it("writes no blank lines for empty paragraphs", () => {
  const words = { type: "paragraph" as const, children: [{ type: "text" as const, value: "Below." }] };
  const empty = { type: "paragraph" as const, children: [{ type: "text" as const, value: "" }] };
  const tree: Root = {
    type: "root",
    children: [{ type: "thematicBreak" }, empty, { type: "paragraph", children: [] }, words],
  };
  for (const plugin of markdownStyle.plugins) plugin()(tree);
  expect(tree.children).toEqual([{ type: "thematicBreak" }, words]);
});
