import type { VideoObject } from "schema-dts";
import { captionsPath, filmPath } from "../../domain/film";
import { localizedPath } from "../../domain/paths";
import { momentInZone } from "../../domain/zone-time";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** What a film's schema uses of its page. */
export interface FilmWords {
  readonly title: string;
  readonly lead: string;
  /** Date of publication: `2025-09-30`. */
  readonly published: string;
  readonly seconds: number | null;
  readonly contentLanguage: string;
  readonly scenes: readonly { readonly says: string }[];
  readonly files: readonly { readonly publicURL: string | null; readonly extension: string }[];
}

/** The film, with its captions as a transcript. `poster` is the path of its poster, `legalName` that of its maker. */
export function filmSchema(
  page: SchemaPage,
  { title, lead, published, seconds, contentLanguage, scenes, files }: FilmWords,
  poster: string | null | undefined,
  legalName: string,
): Exclude<VideoObject, string> {
  const { siteUrl, language } = page;
  const file = files.find(({ extension }) => extension === "mp4");
  return {
    "@type": "VideoObject",
    name: title,
    description: lead,
    ...(poster && { thumbnailUrl: siteUrl + poster }),
    // at noon: search engines ask for a time with its zone
    uploadDate: momentInZone(published, "12:00:00").toISOString(),
    duration: `PT${seconds ?? 0}S`,
    ...(file?.publicURL && { contentUrl: siteUrl + file.publicURL, encodingFormat: "video/mp4" }),
    url: siteUrl + localizedPath(filmPath, language),
    inLanguage: contentLanguage,
    caption: {
      "@type": "MediaObject",
      contentUrl: siteUrl + captionsPath(language),
      encodingFormat: "text/vtt",
      inLanguage: contentLanguage,
    },
    transcript: scenes.map(({ says }) => says).join(" "),
    isAccessibleForFree: true,
    publisher: publisher(page, legalName),
  };
}
