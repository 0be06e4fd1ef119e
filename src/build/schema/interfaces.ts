import type { NodePluginSchema } from "gatsby";
import { shareSections } from "../../content-model/share-sections";
import { languageFields, writtenIn } from "./language-fields";
import { onSiteField } from "./site-lists";

/** GraphQL fields of every entry, besides those of its collection. */
export const entryFields = {
  ...languageFields,
  slug: { type: "String!", description: "The same in every language; part of the address" },
  path: { type: "String!", description: "Address of its page in this language" },
  onSite: onSiteField,
} as const;

/** The interfaces of a copy file's type. An entry's has `Entry` besides. */
export function interfacesOf(typeName: string): string[] {
  return ["Node", "Written", ...(typeName in shareSections ? ["Shared"] : [])];
}

/** Defines what several types have in common, so that one query or one fragment serves them all. */
export function interfaceTypes(schema: NodePluginSchema) {
  return [
    schema.buildInterfaceType({
      name: "Written",
      description: "What is written in languages: entries, pages and settings",
      fields: { ...languageFields, writtenIn },
    }),
    schema.buildInterfaceType({
      name: "Entry",
      description: "An entry of any collection",
      interfaces: ["Node"],
      fields: { id: "ID!", ...entryFields, writtenIn, title: "String!" },
    }),
    schema.buildInterfaceType({
      name: "Shared",
      description: "What has a page whose links look like a card where they are shared",
      fields: { writtenIn, shareCard: "ShareCard!" },
    }),
  ];
}
