import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { scriptsRun } from "../../components/starting";

/** Hydrates in slices, between which the browser can answer: Gatsby's own way is one long task. */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element) => {
    startTransition(() => void hydrateRoot(container, element));
  };
}

/** Leaves a page that React takes over where its reader has scrolled it, and not where the browser opened it. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** Tells the start script and the styles that React has taken over the page. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.running = "";
  dispatchEvent(new Event(scriptsRun));
}
