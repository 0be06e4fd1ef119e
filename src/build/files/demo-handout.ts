import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import { demoPage } from "../../content-model/pages/demo";
import { demoPath } from "../../domain/addresses";
import { formatDate, formatMinutes } from "../../domain/format";
import { localizedPath } from "../../domain/paths";
import { addResolvers } from "../schema/add-resolvers";
import { writePageFile } from "./page-files";

/** Words of the demo page in one language. */
export type DemoWords = Omit<z.infer<typeof demoPage.schema>, "seo" | "image" | "note"> & {
  readonly language: string;
};

interface Card {
  readonly title: string;
  readonly text: string;
}

/** Name of the handout's file in a language. */
export const handoutName = (language: string) => `product-demo.${language}.md`;

/** Permanent address of the handout in a language. */
export function handoutPath(language: string): string {
  return localizedPath(`${demoPath}${handoutName(language)}`, language);
}

/** The whole text of the demo page as Markdown. */
export function handoutMarkdown(words: DemoWords): string {
  const { overview, features, testimonials, resources, language } = words;
  const facts = [
    formatMinutes(words.minutes, language),
    `${words.updatedLabel} ${formatDate(words.updated, language)}`,
  ];
  const paragraphs = [
    `# ${words.title}`,
    words.lead,
    facts.join(" · "),
    `## ${overview.title}`,
    ...overview.cards.flatMap(cardParagraphs),
    `## ${features.title}`,
    ...features.cards.flatMap(cardParagraphs),
    `## ${testimonials.title}`,
    ...(testimonials.sample ? [testimonials.sample] : []),
    ...testimonials.quotes.flatMap(({ quote, person, role }) => [`> ${quote}`, `**${person}**, ${role}`]),
    `## ${resources.title}`,
    ...resources.items.flatMap(cardParagraphs),
    `## ${words.closingTitle}`,
    words.closingLead,
  ];
  return `${paragraphs.join("\n\n")}\n`;
}

function cardParagraphs({ title, text }: Card): string[] {
  return [`### ${title}`, text];
}

/** Writes the handout of each language to `public/`. */
export const writeHandout = writePageFile<DemoWords>({
  typeName: demoPage.typeName,
  path: handoutPath,
  text: handoutMarkdown,
});

/** GraphQL fields: address and size of the handout. */
export const defineHandoutField: NonNullable<GatsbyNode["createResolvers"]> = addResolvers({
  [demoPage.typeName]: {
    handoutPath: {
      type: "String!",
      description: "Address of the page's words as a Markdown file",
      resolve: ({ language }: DemoWords) => handoutPath(language),
    },
    handoutSize: {
      type: "Int!",
      description: "Size of that file in bytes",
      resolve: (words: DemoWords) => Buffer.byteLength(handoutMarkdown(words)),
    },
  },
});
