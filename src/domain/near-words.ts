import { distance } from "fastest-levenshtein";

/** Letters by which a word may differ from the one that was meant: none in short words, then one, then two. */
function mistakes({ length }: string): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** By how many letters two words differ; letters in another order count as one. */
function difference(one: string, other: string): number {
  const letters = distance(one, other);
  return letters === 2 && sorted(one) === sorted(other) ? 1 : letters;
}

function sorted(word: string): string {
  return Array.from(word).sort().join("");
}

/** Whether two words differ by no more than a slip of the keyboard, of two the first letter is right. In lower case. */
export function isNear(one: string, other: string): boolean {
  const letters = difference(one, other);
  return (
    letters <= Math.min(mistakes(one), mistakes(other)) && (letters < 2 || other.startsWith(one.charAt(0)))
  );
}

/** The known word that differs least from one that was typed; of several the first. Undefined if none is near. */
export function nearestWord(typed: string, known: readonly string[]): string | undefined {
  const near = known.filter((word) => isNear(typed, word));
  return near.sort((one, other) => difference(typed, one) - difference(typed, other))[0];
}

/** A text without certain words, or unchanged if it has no others. */
export function withoutWords(text: string, left: string): string {
  const leftOut = new Set(wordsOf(left));
  const words = wordsOf(text);
  const others = words.filter((word) => !leftOut.has(word));
  return others.length === 0 || others.length === words.length ? text : others.join(" ");
}

/** A text with the digits of the line in place of lowered and raised ones, which nobody types: `CO2` for “CO₂”. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/[⁰¹²³⁴-⁹₀-₉]/g, (digit) => digit.normalize("NFKC"));
}

/** The words of a text, in lower case, and numbers as the search has them: `5000` for “5,000” and “5.000”. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/(\d)[.,](?=\d{3}(?!\d))/g, "$1");
  return plain.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
}
