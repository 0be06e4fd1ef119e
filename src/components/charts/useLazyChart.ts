import { useEffect, useState, type RefObject } from "react";
import type { LineChart } from "./LineChart";

type LazyChart =
  { readonly state: "waiting" | "failed" } | { readonly state: "ready"; readonly Chart: typeof LineChart };

/** How far below the screen a chart begins to load. */
const nearness = "240px";

/**
 * The chart component once its place is near the screen and the browser has nothing better to do, so that
 * the page is readable first. The font is waited for too: a canvas does not draw again when it arrives.
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

/** Safari has no idle callbacks: there, a pause does. */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
