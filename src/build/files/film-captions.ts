import type { GatsbyNode } from "gatsby";
import { filmPage } from "../../content-model/pages/film";
import { escapeMarkup } from "../../domain/escape";
import { captionsPath, timed } from "../../domain/film";
import { projectDirectory } from "../../patches/gatsby-store";
import { contentRoot } from "../content/content-root";
import { hasFilm } from "../content/film";
import { writePageFile } from "./page-files";

/** Words of the film in one language. */
export interface FilmWords {
  readonly language: string;
  readonly scenes: readonly { readonly seconds: number; readonly says: string }[];
}

/** The film's captions as WebVTT, one for each scene. */
export function captionsText({ scenes }: FilmWords): string {
  const cues = timed(scenes).map(
    ({ start, end, says }) => `${timestamp(start)} --> ${timestamp(end)}\n${escapeMarkup(says)}`,
  );
  return `${["WEBVTT", ...cues].join("\n\n")}\n`;
}

/** `75` → `01:15.000`. */
function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${[minutes, rest].map((part) => String(part).padStart(2, "0")).join(":")}.000`;
}

const writeAll = writePageFile<FilmWords>({
  typeName: filmPage.typeName,
  path: captionsPath,
  text: captionsText,
});

/** Writes the captions of each language to `public/`, if there is a film. */
export const writeCaptions: NonNullable<GatsbyNode["onPostBootstrap"]> = (args, ...rest) =>
  hasFilm(contentRoot(projectDirectory(args.store))) ? writeAll(args, ...rest) : undefined;
