import { chapters } from "../../content-model/chapters";
import type { NodeModel } from "./language-fields";

interface ChapterNode {
  readonly resource: string;
  readonly order: number;
  readonly onSite: boolean;
}

interface ResourceNode {
  readonly slug: string;
  readonly language: string;
  readonly onSite: boolean;
}

/** GraphQL field: the chapters or lessons of a resource, in order. */
export const chaptersField = {
  type: `[${chapters.typeName}!]!`,
  description: "Its chapters or lessons, in order. Pages must not show the text of those that are not free",
  resolve: async (
    { slug, language, onSite }: ResourceNode,
    _args: unknown,
    { nodeModel }: { readonly nodeModel: NodeModel },
  ) => {
    const query = { filter: { language: { eq: language } } };
    const { entries } = await nodeModel.findAll({ type: chapters.typeName, query });
    return [...(entries as Iterable<ChapterNode>)]
      .filter((chapter) => chapter.resource === slug && (chapter.onSite || !onSite))
      .toSorted((one, other) => one.order - other.order);
  },
};
