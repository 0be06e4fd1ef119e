import type { GatsbyNode } from "gatsby";
import { claims } from "../../content-model/claims";
import type { Collection, CopyFile } from "../../content-model/collection";
import { collections, copyFiles } from "../../content-model/content-model";
import { resources } from "../../content-model/resources";
import { givingSettings } from "../../content-model/settings/giving";
import { bodyField } from "../markdown/body-field";
import { readingMinutesField } from "../markdown/reading-time";
import { sourceTypes } from "../node-types";
import { countedFields, figureField, permitField } from "../nodes/counted-fields";
import { chaptersField } from "./chapters-field";
import { claimsField } from "./claims-field";
import { entryFields, interfacesOf, interfaceTypes } from "./interfaces";
import { languageFields, translationsField, writtenInField } from "./language-fields";
import { ModelTypes } from "./model-types";

type Args = Parameters<NonNullable<GatsbyNode["createSchemaCustomization"]>>[0];

/** Defines the GraphQL types, all derived from the content model. */
export const defineTypes: NonNullable<GatsbyNode["createSchemaCustomization"]> = (args) => {
  const { actions, schema } = args;
  const modelTypes = new ModelTypes(schema);
  const nodes = [
    ...collections.map((collection) => collectionType(args, modelTypes, collection)),
    ...copyFiles.map((copyFile) => copyFileType(args, modelTypes, copyFile)),
  ];
  // pages never query Markdown itself, whose front matter has one name for values of several types
  const markdown = `type ${sourceTypes.markdown} implements Node @dontInfer { id: ID! }`;
  actions.createTypes([...interfaceTypes(schema), ...modelTypes.all(), ...nodes, markdown]);
};

function collectionType(args: Args, modelTypes: ModelTypes, collection: Collection) {
  const { typeName: name, schema } = collection;
  return args.schema.buildObjectType({
    name,
    description: `${collection.singular.en}: content/${collection.name}/<slug>.<language>.md`,
    interfaces: [...interfacesOf(name), "Entry"],
    extensions: { infer: false },
    fields: {
      ...entryFields,
      translations: translationsField(name),
      writtenIn: writtenInField(name),
      ...modelTypes.fields(schema, name),
      body: bodyField(args),
      readingMinutes: readingMinutesField,
      claims: claimsField,
      ...(collection.name === claims.name ? figureField : {}),
      ...(collection.name === resources.name ? { ...countedFields, chapters: chaptersField } : {}),
    },
  });
}

function copyFileType(args: Args, modelTypes: ModelTypes, { typeName: name, schema, ...copyFile }: CopyFile) {
  return args.schema.buildObjectType({
    name,
    description: `${copyFile.label.en}: content/${copyFile.folder}/${copyFile.name}.json`,
    interfaces: interfacesOf(name),
    extensions: { infer: false },
    fields: {
      ...languageFields,
      writtenIn: writtenInField(name),
      ...modelTypes.fields(schema, name),
      ...(name === givingSettings.typeName ? permitField : {}),
    },
  });
}
