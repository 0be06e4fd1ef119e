import { distance } from "fastest-levenshtein";

/** A page that a wrong address may have meant. */
export interface KnownPage {
  readonly title: string;
  /** In the visitor's language: `/id/news/peat-fire/`. */
  readonly path: string;
}

/**
 * The pages whose addresses are most similar to a wrong one, nearest first. Also compares the last part of
 * the path alone, so that `/peat-fire/` finds `/news/peat-fire/`.
 */
export function nearestPages(pathname: string, pages: readonly KnownPage[], limit = 4): KnownPage[] {
  const wanted = pathname.toLowerCase();
  const difference = ({ path }: KnownPage) =>
    Math.min(distance(wanted, path), distance(lastPart(wanted), lastPart(path)));
  return pages
    .map((page) => ({ page, difference: difference(page) }))
    .sort((one, other) => one.difference - other.difference)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** `/id/news/peat-fire/` → `peat-fire`. */
export function lastPart(pathname: string): string {
  return pathname.split("/").filter(Boolean).at(-1) ?? "";
}
