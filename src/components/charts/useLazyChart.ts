import { useEffect, useState, type RefObject } from "react";
import type { LineChart } from "./LineChart";

type LazyChart =
  { readonly state: "waiting" | "failed" } | { readonly state: "ready"; readonly Chart: typeof LineChart };

/** Distance from the screen at which a chart begins to load. */
const nearness = "240px";

/**
 * Loads the chart component once its place is near the screen and the browser is idle, so that the page is
 * readable first. Also waits for the font, since a canvas is not redrawn when the font arrives.
 */
export function useLazyChart(place: RefObject<Element | null>): LazyChart {
  const [chart, setChart] = useState<LazyChart>({ state: "waiting" });

  useEffect(() => {
    let left = false;
    const load = () =>
      Promise.all([import(/* webpackChunkName: "chart" */ "./LineChart"), document.fonts.ready])
        .then(([{ LineChart: Chart }]): LazyChart => ({ state: "ready", Chart }))
        .catch((): LazyChart => ({ state: "failed" }))
        .then((loaded) => {
          if (!left) setChart(loaded);
        });
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        whenIdle(() => void load());
      },
      { rootMargin: nearness },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [place]);

  return chart;
}

/** Uses a delay in Safari, which has no `requestIdleCallback`. */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
