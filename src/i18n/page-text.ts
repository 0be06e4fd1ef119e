import { findText, type StringTree } from "../domain/texts";
import type { Translate } from "./keys";

/** The interface strings that a page's query loaded, in the shape of gatsby-plugin-react-i18next. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: {
      readonly ns: string | null;
      readonly data: string | null;
      readonly language: string | null;
    };
  }[];
}

/** Translates interface strings for a page and its `Head`. Knows only the namespaces that the page queried. */
export function pageTranslator({ edges }: PageLocales): Translate {
  const namespaces = Object.fromEntries(
    edges.map(({ node }) => [node.ns ?? "", JSON.parse(node.data ?? "{}") as StringTree]),
  );
  const language = edges[0]?.node.language ?? "und";
  return (key, values) => findText(namespaces, language, key, values);
}
