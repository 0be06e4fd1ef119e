import { claims, type Claim } from "../../content-model/claims";
import type { CopyFile } from "../../content-model/collection";
import type { EntryFile } from "../../content-model/entry-file";
import { resources } from "../../content-model/resources";
import { givingSettings } from "../../content-model/settings/giving";
import { formatFigure } from "../../domain/figure";
import { defaultLanguage } from "../../domain/languages";
import { permitState } from "../../domain/permit";
import type { Fields } from "../../domain/record";
import { buildDay } from "../content/build-day";
import { deliveryOf } from "../content/delivery";

/** GraphQL fields of a claim that are made of what an editor wrote. */
export const figureField = {
  figure: { type: "String!", description: "The value as pages show it: 5,000, 10K+, >70%" },
} as const;

/** GraphQL fields of the giving settings that the day of the build decides. */
export const permitField = {
  validPermit: { type: "String", description: "Number of the collection permit; null once it has ended" },
} as const;

/** GraphQL fields of a resource that are counted instead of written by an editor. */
export const countedFields = {
  pageCount: { type: "Int", description: "Pages of the PDF of a book, in this language or the default one" },
  partCount: { type: "Int", description: "Lessons of a course" },
  deliverable: { type: "Boolean!", description: "Whether buyers get it in this language" },
} as const;

/**
 * The values of {@link countedFields} of a resource on the pages of a language, and of {@link figureField} of a
 * claim; none for other entries. They are part of the node, so that pages are made again when they change.
 */
export function countedValues(
  contentRoot: string,
  { collection, slug }: EntryFile,
  data: Fields,
  language: string,
): Fields {
  if (collection.name === claims.name) return { figure: formatFigure(data as Claim, language) };
  if (collection.name !== resources.name) return {};
  if (data.price === 0) return { pageCount: null, partCount: null, deliverable: false };
  const type = String(data.type);
  const { languages, files, chapters } = deliveryOf(contentRoot, { slug, type });
  const pdf =
    files.find((file) => file.format === "pdf" && file.language === language) ??
    files.find((file) => file.format === "pdf" && file.language === defaultLanguage);
  return {
    pageCount: pdf?.pages ?? null,
    partCount: type === "course" && chapters.length > 0 ? chapters.length : null,
    deliverable: languages.some((code) => code === language),
  };
}

/** The values of {@link permitField}; none for other page copy and settings. */
export function permitValues(copyFile: CopyFile, { permitNumber, permitExpires }: Fields): Fields {
  if (copyFile.name !== givingSettings.name) return {};
  const hasEnded = permitState(String(permitExpires), buildDay) === "expired";
  return { validPermit: hasEnded ? null : permitNumber };
}
