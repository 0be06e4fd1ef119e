import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FoundCard } from "./card-of";
import { drawCard } from "./draw-card";
import { look, panelImage } from "./look";

/** Address of the folder of the cards: Gatsby leaves it alone, and browsers may keep what is in it. */
export const cardsPath = "/static/share-cards/";

/** Name of the file of a card: it changes with everything that is to be seen. */
export function cardFile({ name, section, title, picture, digest }: FoundCard): string {
  const shown = JSON.stringify([look, panelImage, name, section, title, picture.focus, digest]);
  return `${createHash("sha256").update(shown).digest("hex").slice(0, 24)}.jpg`;
}

/** The card that is being drawn in each of two lanes: the pixels of all together would not fit into memory. */
const lanes = [Promise.resolve(), Promise.resolve()];
let started = 0;

/** Draws a card unless its file exists, which is never out of date. */
export async function keepCard(card: FoundCard, file: string, fontFile: string): Promise<void> {
  const lane = started++ % lanes.length;
  const turn = (lanes[lane] ?? Promise.resolve()).then(() => writeCard(card, file, fontFile, lane));
  // a card that fails stops the build by itself, not by those that wait for it
  lanes[lane] = turn.catch(() => undefined);
  await turn;
}

async function writeCard(card: FoundCard, file: string, fontFile: string, lane: number): Promise<void> {
  if (existsSync(file)) return;
  // another lane or process may draw the same card
  const unfinished = `${file}.${process.pid}-${lane}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, await drawCard(card, fontFile));
  await rename(unfinished, file);
}
