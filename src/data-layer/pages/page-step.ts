import type { CreatePagesArgs } from "gatsby";

/**
 * Makes the pages of one kind in the default language; the i18n plugin makes their twins in the
 * others, with the same context and their own `language`.
 */
export type PageStep = (args: CreatePagesArgs) => Promise<void>;
