import type { Content, Parent, PhrasingContent } from "mdast";
import { withoutLeadingEscape } from "./escapes";
import { tableComponent, tableText } from "./table-text";
import { writeMarkdown } from "./write-markdown";

/** A node of Slate, the editor inside Decap's rich text. */
export interface SlateNode {
  readonly type?: string;
  readonly id?: string;
  readonly text?: string;
  readonly data?: object;
  readonly children?: readonly SlateNode[];
  readonly bold?: true;
  readonly italic?: true;
  readonly delete?: true;
}

type Marks = Pick<SlateNode, "bold" | "italic" | "delete">;

const marks: Readonly<Record<string, Marks>> = {
  strong: { bold: true },
  emphasis: { italic: true },
  delete: { delete: true },
};

const headings = ["one", "two", "three", "four", "five", "six"] as const;

/** Turns the blocks of a Markdown tree into Decap's nodes, as its own `remarkSlate` does. */
export function slateNodes({ children }: Parent): SlateNode[] {
  return (children as readonly Content[]).flatMap(block);
}

function block(node: Content): SlateNode[] {
  switch (node.type) {
    case "paragraph":
      return [{ type: "paragraph", children: words(node) }];
    case "heading":
      return [{ type: `heading-${headings[node.depth - 1]}`, children: words(node) }];
    case "blockquote":
      return [{ type: "quote", children: slateNodes(node) }];
    case "list":
      return [
        { type: node.ordered ? "numbered-list" : "bulleted-list", data: {}, children: slateNodes(node) },
      ];
    case "listItem":
      return [{ type: "list-item", children: slateNodes(node) }];
    case "thematicBreak":
      return [{ type: "thematic-break", children: [{ text: "" }] }];
    case "table": {
      const rows = node.children.map((row) => row.children.map(cellText));
      const align = rows[0]?.map(() => "-") ?? [];
      const data = { shortcode: tableComponent, shortcodeData: { table: tableText({ rows, align }) } };
      return [{ type: "shortcode", id: tableComponent, data, children: [{ text: "" }] }];
    }
    case "code":
      return [{ type: "paragraph", children: [{ text: node.value }] }];
    default:
      return inline(node, {}).length > 0 ? [{ type: "paragraph", children: inline(node, {}) }] : [];
  }
}

function cellText({ children }: { readonly children: PhrasingContent[] }): string {
  return withoutLeadingEscape(writeMarkdown({ type: "paragraph", children }));
}

/** The words of a block; Slate demands at least one text. */
function words({ children }: { readonly children: readonly PhrasingContent[] }): SlateNode[] {
  const found = children.flatMap((child) => inline(child, {}));
  return found.length > 0 ? found : [{ text: "" }];
}

function inline(node: Content, outer: Marks): SlateNode[] {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return [{ text: node.value, ...outer }];
    case "break":
      return [{ type: "break", data: {}, children: [{ text: "" }] }];
    case "link": {
      const children = node.children.flatMap((child) => inline(child, outer));
      return [{ type: "link", data: { url: node.url }, children }];
    }
    case "strong":
    case "emphasis":
    case "delete":
      return node.children.flatMap((child) => inline(child, { ...outer, ...marks[node.type] }));
    default:
      return [];
  }
}
