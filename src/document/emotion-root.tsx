import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactElement } from "react";

/** Prefix of Emotion's class names; prerendered styles are found again by it. */
export const styleKey = "t";

const browserCache = typeof document === "undefined" ? null : createCache({ key: styleKey });

/** Gives all pages one style cache, which takes over the styles that were prerendered. */
export function wrapRootElement({ element }: { readonly element: ReactElement }): ReactElement {
  return browserCache ? <CacheProvider value={browserCache}>{element}</CacheProvider> : element;
}
