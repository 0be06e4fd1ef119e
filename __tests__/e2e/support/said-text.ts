interface Part {
  readonly phrase: string;
  readonly inside: readonly Part[];
}

const endOf = "end of ";

/** Roles that only group words: they are not said by most screen readers. */
const silent = /^(paragraph|time|strong|emphasis|generic|rowgroup)$/;

/** Roles whose name stands for what is inside. */
const named = /^(link|button|tab|radio|checkbox|heading|row|columnheader|rowheader|cell|caption)\b/;

/**
 * The phrases of a screen reader as lines to read. What is inside a part is indented, in place of the phrase for
 * its end; a single line inside follows on the same line; words that repeat the part's name are left out.
 */
export function saidText(phrases: readonly string[]): string {
  const parts = partsOf(phrases);
  return parts.flatMap(linesOf).join("\n") + "\n";
}

function partsOf(phrases: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const phrase of phrases) {
    if (phrase === parts.at(-1)?.phrase && phrase.startsWith("dialog")) continue;
    const opened = phrase.startsWith(endOf) ? phrase.slice(endOf.length) : undefined;
    const start = parts.findLastIndex((part) => part.phrase === opened && part.inside.length === 0);
    if (opened === undefined || start === -1) parts.push({ phrase, inside: [] });
    else parts.push({ phrase: opened, inside: parts.splice(start).slice(1) });
  }
  return parts;
}

function linesOf({ phrase, inside }: Part): string[] {
  const lines = inside.flatMap(linesOf);
  if (silent.test(phrase)) return lines;
  const own = phrase.replace(/^listitem, level \d+(.*), position (\d+), set size (\d+)/, "item $2 of $3$1");
  const letters = (text: string) => text.replaceAll(/[\s,]/g, "");
  if (named.test(phrase) && letters(own).includes(letters(lines.join("")))) return [own];
  const [only, ...more] = lines;
  if (only !== undefined && more.length === 0) return [`${own}: ${only}`];
  return [own, ...lines.map((line) => `  ${line}`)];
}
