import { readFileSync, readdirSync } from "node:fs";
import { editSiteCopy, inSiteCopy, writeSiteCopy } from "./site-copy";

/**
 * Makes a collection of the copy consist of `total` entries: of the original `slug`, and for the others of
 * English copies of it. Its shared picture is processed once.
 */
export function resizeCollection(collection: string, slug: string, total: number): void {
  const folder = `content/${collection}`;
  const original = readFileSync(inSiteCopy(folder, `${slug}.en.md`), "utf8");
  // Git keeps no empty folder.
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

/** Makes every link between the copy's entries lead to the home page, so that any of them can be removed. */
export function withoutLinks(): void {
  const files = readdirSync(inSiteCopy("content"), { recursive: true, encoding: "utf8" });
  for (const name of files.filter((file) => file.endsWith(".md") && !file.startsWith("files"))) {
    editSiteCopy(`content/${name}`, (text) => text.replaceAll(/(?<=\]\()\/[\w-]+\/[\w-]+\/(?=[)#])/g, "/"));
  }
}
