import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { type Rendition, renditionsFolder } from "../../content-model/publications";
import { readPublications } from "../content/publications";
import { bookWords } from "./book-words";
import { type Handout, handoutDigest, handoutsOf } from "./handout";
import type { HandoutParts } from "./handout-html";
import { makeDocx } from "./make-docx";
import { makeHandoutPdf } from "./make-pdf";
import { makeXlsx } from "./make-xlsx";

export interface RenditionOptions {
  /** Absolute path of the project. */
  readonly root: string;
  /** Absolute path of its content. */
  readonly contentRoot: string;
  /** Public address of the site, if it has one. */
  readonly site: string | undefined;
  /** Today: `2026-01-31`. */
  readonly today: string;
  /** Whether files that are up to date are made again. */
  readonly all: boolean;
  readonly browser: Browser;
}

export interface WrittenRenditions {
  /** All renditions of the site. */
  readonly renditions: readonly Rendition[];
  /** Those among them that are new, with their sizes. */
  readonly made: readonly { readonly name: string; readonly bytes: number }[];
}

/** Makes the files for download of all texts that have changed or whose files are missing; removes all others. */
export async function writeRenditions(options: RenditionOptions): Promise<WrittenRenditions> {
  const { contentRoot, today, all } = options;
  const folder = path.join(contentRoot, renditionsFolder);
  const known = readPublications(contentRoot).renditions;
  const renditions: Rendition[] = [];
  const made: { name: string; bytes: number }[] = [];
  await mkdir(folder, { recursive: true });
  for (const handout of handoutsOf(contentRoot)) {
    const text = handoutDigest(handout);
    for (const name of handout.names) {
      const file = path.join(folder, name);
      const own = known.find((each) => each.name === name && each.text === text);
      renditions.push(own ?? { name, made: today, text });
      if (own && existsSync(file) && !all) continue;
      const bytes = await make(handout, name, options);
      await writeFile(file, bytes);
      made.push({ name: `${renditionsFolder}/${name}`, bytes: bytes.byteLength });
    }
  }
  for (const name of await readdir(folder))
    if (!renditions.some((each) => each.name === name)) await rm(path.join(folder, name));
  return { renditions, made };
}

async function make(handout: Handout, name: string, options: RenditionOptions): Promise<Uint8Array> {
  if (name.endsWith(".docx")) return makeDocx(handout);
  if (name.endsWith(".xlsx")) return makeXlsx(handout);
  return makeHandoutPdf(handout, await partsOf(handout, options), options.browser);
}

async function partsOf({ language }: Handout, { root, site }: RenditionOptions): Promise<HandoutParts> {
  const [regular, bold] = await Promise.all([fontAddress(root, 400), fontAddress(root, 700)]);
  return { language, site, words: bookWords(root, language), regular, bold };
}

/** A face of the site's font. Of a font with all weights, a PDF would get one for each size, too. */
async function fontAddress(root: string, weight: number): Promise<string> {
  const name = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff2`;
  const file = await readFile(createRequire(path.join(root, "package.json")).resolve(name));
  return `data:font/woff2;base64,${file.toString("base64")}`;
}
