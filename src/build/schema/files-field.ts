import type { GatsbyNode } from "gatsby";
import type { Layout } from "../../content-model/layout";
import { demoPage } from "../../content-model/pages/demo";
import { renditionNames, renditionsFolder } from "../../content-model/publications";
import { resources } from "../../content-model/resources";
import { handoutName } from "../files/demo-handout";
import { contentSourceName, sourceTypes } from "../node-types";
import { addResolvers } from "./add-resolvers";
import type { NodeModel } from "./language-fields";

interface Download {
  readonly file?: string;
  readonly layout?: Layout;
}

/** What resolvers find files with. */
export interface FileContext {
  readonly nodeModel: NodeModel;
}

/** GraphQL field: the files that are there to download. */
const filesField = {
  type: "[File!]!",
  description: "Its files to download: those made from the text first, the text itself last",
  resolve: ({ file, layout }: Download, _args: unknown, context: FileContext) => {
    if (!file) return [];
    return filesAt([...(layout ? madePaths(file, layout) : []), file.replace("../", "")], context);
  },
};

/** GraphQL field: the files made from the words of the demo page. */
const handoutFilesField = {
  type: "[File!]!",
  description: "Its words as files to download, if they have been made",
  resolve: ({ language }: { readonly language: string }, _args: unknown, context: FileContext) =>
    filesAt(madePaths(handoutName(language), "document"), context),
};

const madePaths = (file: string, layout: Layout) =>
  renditionNames(file, layout).map((name) => `${renditionsFolder}/${name}`);

/** The files among these, in `content/`, that exist. */
export async function filesAt(
  paths: readonly string[],
  { nodeModel }: FileContext,
): Promise<readonly object[]> {
  const source = { sourceInstanceName: { eq: contentSourceName } };
  const found = paths.map((relativePath) =>
    nodeModel.findOne({
      type: sourceTypes.file,
      query: { filter: { ...source, relativePath: { eq: relativePath } } },
    }),
  );
  return (await Promise.all(found)).filter((node) => node !== null);
}

/** GraphQL fields: the files of resources, and of the demo page and its resources. */
export const defineFilesFields: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [resources.typeName]: { files: filesField },
  DemoResource: { files: filesField },
  [demoPage.typeName]: { handoutFiles: handoutFilesField },
});
