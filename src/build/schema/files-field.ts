import type { GatsbyNode } from "gatsby";
import type { Layout } from "../../content-model/layout";
import { renditionNames, renditionsFolder } from "../../content-model/publications";
import { resources } from "../../content-model/resources";
import { contentSourceName, sourceTypes } from "../node-types";
import { addResolvers } from "./add-resolvers";
import type { NodeModel } from "./language-fields";

interface Download {
  readonly file?: string;
  readonly layout?: Layout;
}

/** A resolver of the files that are there to download: those made from the text, then the text itself. */
const filesField = {
  type: "[File!]!",
  description: "Its files to download: those made from the text first, the text itself last",
  resolve: async (
    { file, layout }: Download,
    _args: unknown,
    { nodeModel }: { readonly nodeModel: NodeModel },
  ) => {
    if (!file) return [];
    const made = layout ? renditionNames(file, layout).map((name) => `${renditionsFolder}/${name}`) : [];
    const found = [...made, file.replace("../", "")].map((relativePath) =>
      nodeModel.findOne({
        type: sourceTypes.file,
        query: {
          filter: { sourceInstanceName: { eq: contentSourceName }, relativePath: { eq: relativePath } },
        },
      }),
    );
    return (await Promise.all(found)).filter((node) => node !== null);
  },
};

/** GraphQL fields: the files of resources, and of those of the demo page. */
export const defineFilesFields: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [resources.typeName]: { files: filesField },
  DemoResource: { files: filesField },
});
