/** Lines that the legend can hide. */
export const seriesKeys = ["emissions", "reductions"] as const;
export type SeriesKey = (typeof seriesKeys)[number];

/** The visitor's settings of the dashboard, kept in the page's address so that a link restores them. */
export interface ViewState {
  readonly hidden: readonly SeriesKey[];
  /** The selected month, 1 to 12; null for none. */
  readonly month: number | null;
  /** Keys of the applied recommendations. */
  readonly applied: readonly string[];
}

/** Query parameters: `?hide=emissions&month=7&apply=rail&apply=shade-trees`. */
const names = { hidden: "hide", month: "month", applied: "apply" } as const;

/** Reads a query and ignores unknown values. `recommendations` are the known keys. */
export function parseViewState(search: string, recommendations: readonly string[]): ViewState {
  const query = new URLSearchParams(search);
  const month = /^([1-9]|1[0-2])$/.exec(query.get(names.month) ?? "")?.[0];
  return {
    hidden: seriesKeys.filter((key) => query.getAll(names.hidden).includes(key)),
    month: month ? Number(month) : null,
    applied: recommendations.filter((key) => query.getAll(names.applied).includes(key)),
  };
}

/** Writes a state into a query and keeps its other parameters. Returns "" or a query with its `?`. */
export function writeViewState({ hidden, month, applied }: ViewState, search: string): string {
  const query = new URLSearchParams(search);
  Object.values(names).forEach((name) => query.delete(name));
  hidden.forEach((key) => query.append(names.hidden, key));
  if (month !== null) query.append(names.month, String(month));
  applied.forEach((key) => query.append(names.applied, key));
  const written = query.toString();
  return written ? `?${written}` : "";
}

/** Removes the item from the list, or adds it if it is not there. */
export function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
