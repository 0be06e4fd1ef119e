import { findText, type StringTree } from "../domain/texts";
import type { Translate } from "./keys";

/** The interface strings that a page's query loaded, in the shape of gatsby-plugin-react-i18next. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null };
  }[];
}

/**
 * Translates interface strings in a page's `Head`, where React hooks do not work. It knows only the
 * namespaces that the page queried.
 */
export function headTranslator(locales: PageLocales): Translate {
  const namespaces = Object.fromEntries(
    locales.edges.map(({ node }) => [node.ns ?? "", JSON.parse(node.data ?? "{}") as StringTree]),
  );
  return (key, values) => findText(namespaces, key, values);
}
