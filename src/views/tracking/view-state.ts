/** Lines that the legend can hide. */
export const seriesKeys = ["emissions", "reductions"] as const;
export type SeriesKey = (typeof seriesKeys)[number];

/** What a reader made of the dashboard. It is kept in the page's address, so that a link restores it. */
export interface ViewState {
  readonly hidden: readonly SeriesKey[];
  /** The month that is being read, 1 to 12. */
  readonly month: number | null;
  /** Keys of the applied recommendations. */
  readonly applied: readonly string[];
}

/** Names in the query: `?hide=emissions&month=7&apply=rail&apply=shade-trees`. */
const names = { hidden: "hide", month: "month", applied: "apply" } as const;

/** Reads a query; what it does not know is left out. `recommendations` are the keys that exist. */
export function parseViewState(search: string, recommendations: readonly string[]): ViewState {
  const query = new URLSearchParams(search);
  const month = /^([1-9]|1[0-2])$/.exec(query.get(names.month) ?? "")?.[0];
  return {
    hidden: seriesKeys.filter((key) => query.getAll(names.hidden).includes(key)),
    month: month ? Number(month) : null,
    applied: recommendations.filter((key) => query.getAll(names.applied).includes(key)),
  };
}

/** Writes a state into a query and leaves its other parts alone. Empty, or with its `?`. */
export function writeViewState({ hidden, month, applied }: ViewState, search: string): string {
  const query = new URLSearchParams(search);
  Object.values(names).forEach((name) => query.delete(name));
  hidden.forEach((key) => query.append(names.hidden, key));
  if (month !== null) query.append(names.month, String(month));
  applied.forEach((key) => query.append(names.applied, key));
  const written = query.toString();
  return written ? `?${written}` : "";
}

/** The list without the item if it has it, otherwise with it. */
export function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
