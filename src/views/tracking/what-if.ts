/** The effect of a recommendation. */
export interface Effect {
  /** Additional reductions in tons, in each month that has the effect. */
  readonly tons: number;
  /** First month with the effect, 1 to 12; it lasts to the end of the year. */
  readonly fromMonth: number;
}

/** The reductions of a month. */
export interface MonthlyReductions {
  /** 1 to 12. */
  readonly month: number;
  readonly reductions: number;
}

/** Monthly reductions with the effects: each effect adds its tons from its first month on. */
export function reductionsWith(effects: readonly Effect[], months: readonly MonthlyReductions[]): number[] {
  return months.map(({ month, reductions }) =>
    effects
      .filter(({ fromMonth }) => fromMonth <= month)
      .reduce((total, { tons }) => total + tons, reductions),
  );
}

/**
 * The same as a line that branches off the reductions' line. It starts in the month before the first effect,
 * where both lines meet; earlier values are null.
 */
export function whatIfLine(
  effects: readonly Effect[],
  months: readonly MonthlyReductions[],
): (number | null)[] {
  const first = Math.min(...effects.map(({ fromMonth }) => fromMonth));
  return reductionsWith(effects, months).map((value, index) =>
    (months[index]?.month ?? 0) >= first - 1 ? value : null,
  );
}
