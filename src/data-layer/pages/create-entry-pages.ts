import type { GatsbyNode } from "gatsby";

/**
 * Makes the pages of entries and lists in the default language; the i18n plugin makes their twins
 * in the others, with the same context and their own `language`.
 */
export const createEntryPages: NonNullable<GatsbyNode["createPages"]> = () => Promise.resolve();
