import type { GatsbyNode } from "gatsby";

/**
 * Renders all pages anew once the browser's bundle has changed. Gatsby writes its styles into every page, but would keep
 * the pages of the last build where nothing else has changed.
 */
export const renderNewStyles: NonNullable<GatsbyNode["onPreInit"]> = ({ emitter, store }) => {
  const dispatch = store.dispatch as (action: object) => unknown;
  // Gatsby then takes the renderer for another one
  emitter.on("SET_WEBPACK_COMPILATION_HASH", () =>
    dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" }),
  );
};
