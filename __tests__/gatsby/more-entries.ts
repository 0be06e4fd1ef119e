import { readFileSync } from "node:fs";
import { inSiteCopy, writeSiteCopy } from "./site-copy";

/**
 * Adds English copies of an entry to the site copy. They share its picture, which is processed only once.
 *
 * @returns the slugs of the copies
 */
export function addCopies(collection: string, slug: string, total: number): string[] {
  const original = readFileSync(inSiteCopy("content", collection, `${slug}.en.md`), "utf8");
  return Array.from({ length: total }, (_, index) => {
    const copy = `${slug}-${index + 2}`;
    const entry = original.replace(/^title: .*$/m, `title: Entry number ${index + 2}`);
    writeSiteCopy({ [`content/${collection}/${copy}.en.md`]: entry });
    return copy;
  });
}
