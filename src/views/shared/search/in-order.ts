import { basePaths } from "../../../domain/addresses";
import { unlocalizedPath } from "../../../domain/paths";
import type { FoundPage } from "./pagefind";

/** A page with how well it fits. */
export interface RatedPage {
  readonly score: number;
  readonly page: FoundPage;
}

/** The share of the best report's score from which on another is its equal: they differ by little but their length. */
const equal = 0.9;

/** Pages, the best first; of reports that fit equally well the list of all first, then the newest. */
export function inOrder(rated: readonly RatedPage[]): readonly FoundPage[] {
  const reports = rated.filter(({ page }) => unlocalizedPath(page.url).startsWith(basePaths.reports));
  const best = reports[0]?.score ?? 0;
  const equals = new Set(reports.filter(({ score }) => score >= best * equal));
  const newest = [...equals].sort((one, other) => dayOf(other) - dayOf(one));
  return rated.map((each) => (equals.has(each) ? (newest.shift() ?? each) : each).page);
}

/** When a report appeared; the list of all has no date. */
function dayOf({ page }: RatedPage): number {
  return page.meta.date ? Date.parse(page.meta.date) : Number.MAX_VALUE;
}
