import type { Chart } from "chart.js";
import { useEffect, useState, type RefObject } from "react";
import { pointAt } from "./read-point";
import { throttle } from "./throttle";

/** Milliseconds between two updates of the hovered point: 60 per second. */
export const hoverInterval = 1000 / 60;

/**
 * Index of the category under the mouse, or null. A click or tap calls `onSelect` with the category's index;
 * Escape hides the tooltip.
 */
export function useHoveredPoint(
  chartRef: RefObject<Chart<"line"> | null | undefined>,
  onSelect: (index: number) => void,
): number | null {
  const [hovered, setHovered] = useState<number | null>(null);

  useEffect(() => {
    const chart = chartRef.current;
    if (!chart) return;
    const { canvas } = chart;
    const listening = new AbortController();
    const { signal } = listening;
    const hover = throttle((event: PointerEvent) => setHovered(pointAt(chart, event)), hoverInterval);
    const leave = () => {
      hover.cancel();
      setHovered(null);
    };
    canvas.addEventListener(
      "pointermove",
      (event) => {
        if (event.pointerType !== "touch") hover(event);
      },
      { signal },
    );
    canvas.addEventListener("pointerleave", leave, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
    canvas.addEventListener(
      "click",
      (event) => {
        const index = pointAt(chart, event);
        if (index !== null) onSelect(index);
      },
      { signal },
    );
    return () => {
      hover.cancel();
      listening.abort();
    };
  }, [chartRef, onSelect]);

  return hovered;
}
