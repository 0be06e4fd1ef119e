import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { copyFilePath } from "../../content-model/entry-file";
import { filmFiles, filmPage } from "../../content-model/pages/film";
import type { Problem } from "../../content-model/problem-text";
import { lengthOf } from "../../domain/film";
import { defaultLanguage } from "../../domain/languages";
import { readCopyFile } from "./read-copy-file";

/** Whether the film has been made, in every format. Without it, a site has neither its page nor links to it. */
export function hasFilm(contentRoot: string): boolean {
  return filmFiles.every((file) => existsSync(path.join(contentRoot, file)));
}

/** The problem with the scenes' lengths if the film has another one, so that captions would come at wrong times. */
export function filmProblems(contentRoot: string): Problem[] {
  const words = readCopyFile(contentRoot, filmPage).languages.get(defaultLanguage);
  if (!words || !hasFilm(contentRoot)) return [];
  const written = lengthOf(words.scenes as readonly { readonly seconds: number }[]);
  const filmed = lengthOfMp4(readFileSync(path.join(contentRoot, filmFiles[1])));
  if (Math.abs(written - filmed) < 0.5) return [];
  return [
    {
      field: `${defaultLanguage}.scenes`,
      found: `${written} seconds`,
      expected: `${filmed.toFixed(1)} seconds, as long as the film is; npm run film makes it anew`,
    },
  ];
}

/** The length of an MP4 film in seconds, by its movie header (`mvhd`, version 0). */
function lengthOfMp4(film: Buffer): number {
  const header = film.indexOf("mvhd") + "mvhd".length;
  const [scale, length] = [film.readUInt32BE(header + 12), film.readUInt32BE(header + 16)];
  return length / scale;
}

/** Path of the words, which a problem is reported for. */
export const filmWords = copyFilePath(filmPage);
