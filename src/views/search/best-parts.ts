import { wordsOf } from "../../domain/near-words";
import type { FoundPart } from "../shared/search/pagefind";

/** How many parts of a page are named. */
const limit = 3;

/** The parts of a page that have most of the words, in the page's order. `5000` is in “5,000”, but not in “500”. */
export function bestParts(parts: readonly FoundPart[], words: string): readonly FoundPart[] {
  const wanted = wordsOf(words);
  const counted = parts
    .filter(({ url }) => url.includes("#"))
    .map((part) => ({ part, count: heldIn(part.excerpt, wanted).size }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted
    .filter(({ count }) => count === most)
    .map(({ part }) => part)
    .slice(0, limit);
}

/** The words of which an excerpt marks a form. */
function heldIn(excerpt: string, wanted: readonly string[]): ReadonlySet<string> {
  const held = new Set<string>();
  for (const [, text = ""] of excerpt.matchAll(/<mark>(.*?)<\/mark>/g)) {
    for (const form of wordsOf(text)) {
      const [nearest = ""] = [...wanted].sort((one, other) => common(form, other) - common(form, one));
      if (nearest === form || !/\d/.test(nearest)) held.add(nearest);
    }
  }
  return held;
}

/** How many letters two words have in common at their beginning. */
function common(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}
