type Points = readonly { readonly date: string; readonly value: number }[];

/** The vertical axis of a series. */
export interface Scale {
  /** Round values at which the axis has a line, from the smallest on. */
  readonly ticks: readonly number[];
  /** Distance of a value from the upper edge, in per cent of the height. */
  readonly top: (value: number) => number;
}

/** An axis that holds 0 and all values; `down` puts the smallest at the top, as for a depth. */
export function scaleOf(values: readonly number[], down: boolean): Scale {
  const step = roundStep((Math.max(0, ...values) - Math.min(0, ...values)) / 4);
  const first = Math.floor(Math.min(0, ...values) / step);
  const last = Math.ceil(Math.max(0, ...values) / step);
  const ticks = Array.from({ length: last - first + 1 }, (_none, index) => (first + index) * step);
  const share = (value: number) => ((value / step - first) / (last - first)) * 100;
  return { ticks, top: (value) => (down ? share(value) : 100 - share(value)) };
}

/** The next larger of 1, 2 or 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step || 1));
  return power * ([1, 2, 5].find((factor) => factor * power >= step) ?? 10);
}

/** Distance of each point of a line from the left edge, by its date, in per cent of the width. */
export function placesByDate(points: Points): number[] {
  const days = points.map(({ date }) => Date.parse(date));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  return days.map((day) => ((day - first) / (last - first || 1)) * 100);
}

/** Distance of the middle of each of `count` bars from the left edge, in per cent of the width. */
export function placesOfBars(count: number): number[] {
  return Array.from({ length: count }, (_none, index) => ((index + 0.5) / count) * 100);
}

/** Whether the point at `index` has its date below it, where there is room for `most` of `count`. */
export function isDated(index: number, count: number, most: number): boolean {
  return (count - 1 - index) % Math.ceil(count / most) === 0;
}
