import { useCallback, useMemo } from "react";
import { changeAddress } from "../../components/address/changeAddress";
import { useAddress } from "../../components/address/useAddress";
import { parseViewState, toggled, writeViewState, type SeriesKey, type ViewState } from "./view-state";

/** The dashboard's state and the ways to change it. */
export interface TrackingViewState extends ViewState {
  readonly toggleSeries: (key: SeriesKey) => void;
  /** Selects a month, 1 to 12, or none. */
  readonly readMonth: (month: number | null) => void;
  readonly toggleRecommendation: (key: string) => void;
}

/** Keeps the state in the page's address. `recommendations` are the known keys. */
export function useViewState(recommendations: readonly string[]): TrackingViewState {
  const search = useAddress(() => location.search, "");
  const state = useMemo(() => parseViewState(search, recommendations), [search, recommendations]);

  const change = useCallback(
    (step: (now: ViewState) => Partial<ViewState>) => {
      const now = parseViewState(location.search, recommendations);
      changeAddress({ search: writeViewState({ ...now, ...step(now) }, location.search) });
    },
    [recommendations],
  );

  return {
    ...state,
    toggleSeries: useCallback(
      (key: SeriesKey) => change(({ hidden }) => ({ hidden: toggled(hidden, key) })),
      [change],
    ),
    readMonth: useCallback((month: number | null) => change(() => ({ month })), [change]),
    toggleRecommendation: useCallback(
      (key: string) => change(({ applied }) => ({ applied: toggled(applied, key) })),
      [change],
    ),
  };
}
