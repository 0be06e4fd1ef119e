import type { GatsbyNode } from "gatsby";
import { figuresPage } from "../../content-model/pages/figures";
import { languageCodes, type Language } from "../../domain/languages";
import { projectDirectory } from "../../patches/gatsby-store";
import { addResolvers } from "../schema/add-resolvers";
import { figuresData, type DataFile } from "./figures-data";
import { writePublicFile } from "./public-file";

/** Writes the figures of each language to `public/`, as files. */
export const writeFigures: NonNullable<GatsbyNode["onPostBootstrap"]> = ({ store }) => {
  for (const language of languageCodes) {
    const { files } = figuresData(projectDirectory(store), language);
    for (const { path, text } of files) writePublicFile(store, path, text);
  }
};

/** GraphQL fields: the files' version, addresses, sizes and checksums. */
export const defineFiguresFields: NonNullable<GatsbyNode["createResolvers"]> = (args) => {
  const dataOf = ({ language }: { readonly language: Language }) =>
    figuresData(projectDirectory(args.store), language);
  return addResolvers({
    [figuresPage.typeName]: {
      version: {
        type: "String!",
        description: "Version of the data: newest date, and the start of the CSV's checksum",
        resolve: (page: { readonly language: Language }) => dataOf(page).version,
      },
      files: {
        type: "[FigureFile!]!",
        description: "The same figures as files",
        resolve: (page: { readonly language: Language }) =>
          dataOf(page).files.map(({ text, ...file }: DataFile) => ({
            ...file,
            size: Buffer.byteLength(text),
          })),
      },
    },
  })(args, { plugins: [] }, () => undefined);
};

/** GraphQL type of these files. */
export const defineFigureFile: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    type FigureFile {
      name: String!
      "Permanent address"
      path: String!
      "In bytes"
      size: Int!
      "SHA-256 digest, hexadecimal"
      checksum: String!
    }
  `);
};
