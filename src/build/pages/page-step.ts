import type { CreatePagesArgs } from "gatsby";

/**
 * A build step that creates the pages of one kind in the default language. The i18n plugin creates the other
 * languages' pages, with the same context and their own `language`.
 */
export type PageStep = (args: CreatePagesArgs) => Promise<void>;
