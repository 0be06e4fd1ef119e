import type * as WebVitals from "web-vitals";
import type { PageKind } from "../../domain/page-kind";
import type { MetricName } from "../../domain/vitals";

/** What the vitals script is told when a page is rendered. */
export interface MeasureFacts {
  /** Share of page loads that are measured, above 0 and up to 1. */
  readonly share: number;
  readonly kind: PageKind;
  /** Address of the library web-vitals. */
  readonly library: string;
  /** Where the figures are sent. */
  readonly receiver: string;
}

interface PageNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly globalPrivacyControl?: boolean;
}

interface PageWindow {
  readonly webVitals?: typeof WebVitals;
}

/**
 * Runs in `<head>` of each page if visits are measured. It measures a share of the page loads, and none of
 * visitors who send Do Not Track, Global Privacy Control or Save-Data. The library is fetched when the page
 * is loaded and idle. When the page is first hidden, the figures are sent once, with the page's kind and the
 * connection; nothing is stored and nothing tells who the visitor is.
 *
 * Its text is put into the page, so that it may use nothing but its argument and the browser.
 */
export function measureVisit({ share, kind, library, receiver }: MeasureFacts): void {
  const { connection, globalPrivacyControl } = navigator as PageNavigator;
  if (navigator.doNotTrack === "1" || globalPrivacyControl || connection?.saveData) return;
  if (Math.random() >= share) return;

  const measure = () => {
    const { webVitals } = window as PageWindow;
    if (!webVitals) return;
    const metrics: Partial<Record<MetricName, number>> = {};
    const note = ({ name, value }: { readonly name: MetricName; readonly value: number }) => {
      metrics[name] = value;
    };
    const { onLCP, onINP, onCLS, onFCP, onTTFB } = webVitals;
    onLCP(note);
    // with each change, or an input just before the page is hidden is lost
    onINP(note, { reportAllChanges: true });
    onCLS(note);
    onFCP(note);
    onTTFB(note);
    // after the library's own listeners, which note the last figures
    const send = () => {
      if (document.visibilityState !== "hidden") return;
      removeEventListener("visibilitychange", send);
      const visit = { kind, connection: connection?.effectiveType ?? "unknown", metrics };
      navigator.sendBeacon(receiver, new Blob([JSON.stringify(visit)], { type: "application/json" }));
    };
    addEventListener("visibilitychange", send);
  };

  const fetchLibrary = () => {
    const script = document.createElement("script");
    script.src = library;
    script.fetchPriority = "low";
    script.onload = measure;
    document.head.append(script);
  };
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetchLibrary, { timeout: 5000 });
    else setTimeout(fetchLibrary, 200);
  });
}
