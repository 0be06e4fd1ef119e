import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filmFiles, filmPage } from "../../content-model/pages/film";
import { lengthOf } from "../../domain/film";
import { defaultLanguage } from "../../domain/languages";
import { readCopyFile } from "./read-copy-file";

/** Whether the film has been made, in every format. Without it, a site has neither its page nor links to it. */
export function hasFilm(contentRoot: string): boolean {
  return filmFiles.every((file) => existsSync(path.join(contentRoot, file)));
}

/** What to do if the film is not as long as its scenes, so that captions come at wrong times; else nothing. */
export function staleFilm(contentRoot: string): string | undefined {
  const words = readCopyFile(contentRoot, filmPage).languages.get(defaultLanguage);
  if (!words || !hasFilm(contentRoot)) return undefined;
  const written = lengthOf(words.scenes as readonly { readonly seconds: number }[]);
  const filmed = Math.round(lengthOfMp4(readFileSync(path.join(contentRoot, filmFiles[1]))));
  if (written === filmed) return undefined;
  return `npm run film: its scenes last ${written} seconds, the film ${filmed}`;
}

/** The length of an MP4 film in seconds, by its movie header (`mvhd`, version 0). */
function lengthOfMp4(film: Buffer): number {
  const header = film.indexOf("mvhd") + "mvhd".length;
  const [scale, length] = [film.readUInt32BE(header + 12), film.readUInt32BE(header + 16)];
  return length / scale;
}
