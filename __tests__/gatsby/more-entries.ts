import { readFileSync, readdirSync } from "node:fs";
import { editSiteCopy, inSiteCopy, writeSiteCopy } from "./site-copy";

/**
 * Resizes a collection of the site copy to `total` entries: the original `slug` and English copies of it.
 * They share a picture, which is processed only once.
 */
export function resizeCollection(collection: string, slug: string, total: number): void {
  const folder = `content/${collection}`;
  const original = readFileSync(inSiteCopy(folder, `${slug}.en.md`), "utf8");
  // an empty collection has no folder, since Git does not store empty folders
  if (total === 0) writeSiteCopy({ [folder]: null });
  else removeOthers(folder, slug);
  for (let number = 2; number <= total; number += 1) {
    const entry = original.replace(/^title: .*$/m, `title: Entry number ${number}`);
    writeSiteCopy({ [`${folder}/${slug}-${number}.en.md`]: entry });
  }
}

function removeOthers(folder: string, slug: string): void {
  for (const file of readdirSync(inSiteCopy(folder))) {
    if (!file.startsWith(`${slug}.`)) writeSiteCopy({ [`${folder}/${file}`]: null });
  }
}

/** Points every link between entries of the copy to the home page, so that any entry can be removed. */
export function withoutLinks(): void {
  const files = readdirSync(inSiteCopy("content"), { recursive: true, encoding: "utf8" });
  for (const name of files.filter((file) => file.endsWith(".md") && !file.startsWith("files"))) {
    editSiteCopy(`content/${name}`, (text) => text.replaceAll(/(?<=\]\()\/[\w-]+\/[\w-]+\/(?=[)#])/g, "/"));
  }
}
