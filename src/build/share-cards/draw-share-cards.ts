import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { chapters } from "../../content-model/chapters";
import { collections } from "../../content-model/content-model";
import { projects } from "../../content-model/projects";
import { projectDirectory } from "../../patches/gatsby-store";
import type { PageStep } from "../pages/page-step";
import { runQuery } from "../pages/run-query";
import { cardsPath } from "./keep-card";
import { cardTypes } from "./sections";

type Cards = Readonly<Record<string, { readonly nodes: readonly CardNode[] }>>;
interface CardNode {
  readonly shareCard: { readonly picture: string };
  /** Of a project without a campaign. */
  readonly givingCard?: CardNode["shareCard"] | null;
}

/** All cards, those of previews among them. Chapters that only buyers read have no page. */
const query = `query ShareCards {${cardTypes
  .map((type) => {
    const isEntry = collections.some(({ typeName }) => typeName === type);
    const filters = [
      ...(isEntry ? ["onSite: { in: [true, false] }"] : []),
      ...(type === chapters.typeName ? ["free: { eq: true }"] : []),
    ];
    const filter = filters.length > 0 ? `(filter: { ${filters.join(", ")} })` : "";
    const giving = type === projects.typeName ? " givingCard { picture }" : "";
    return `all${type}${filter} { nodes { shareCard { picture }${giving} } }`;
  })
  .join(" ")}}`;

/**
 * Draws the share cards that are new, also those of pages whose queries Gatsby need not run again, and removes those
 * that no page has any more.
 */
export const drawShareCards: PageStep = async (args) => {
  if (process.env.gatsby_executing_command !== "build") return;
  const cards = Object.values(await runQuery<Cards>(args, query)).flatMap(({ nodes }) => nodes);
  const drawn = cards.flatMap(({ shareCard, givingCard }) => [shareCard, givingCard ?? shareCard]);
  const used = new Set(drawn.map(({ picture }) => path.basename(picture)));
  const folder = path.join(projectDirectory(args.store), "public", cardsPath);
  const unused = (await readdir(folder)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(path.join(folder, file))));
};
