import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactElement } from "react";

/** Prefix of Emotion's class names, by which hydration finds the prerendered styles. */
export const styleKey = "t";

const browserCache = typeof document === "undefined" ? null : createCache({ key: styleKey });

/** Gives all pages in a browser one style cache, which adopts the prerendered styles. */
export function wrapRootElement({ element }: { readonly element: ReactElement }): ReactElement {
  return browserCache ? <CacheProvider value={browserCache}>{element}</CacheProvider> : element;
}
