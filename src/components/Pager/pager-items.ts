/** What a pager shows: page numbers, and null for those left out between two numbers. */
export type PagerItem = number | null;

/**
 * The first and the last page, this one and its neighbours: `(5, 9)` → 1 … 4 5 6 … 9. A gap of a
 * single page is filled with its number.
 */
export function pagerItems(page: number, pageCount: number): PagerItem[] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : null, number];
  });
}
