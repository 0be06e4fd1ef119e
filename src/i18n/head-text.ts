import type { Translate } from "./keys";

/** The interface strings that a page's query brought, as gatsby-plugin-react-i18next wants them. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null };
  }[];
}

type Strings = Readonly<Record<string, unknown>>;

/**
 * Interface strings for a page's `Head`, where translation hooks do not work. Fills placeholders but
 * knows no plurals; a key that the page did not query gives the key itself.
 */
export function headTranslator(locales: PageLocales): Translate {
  const namespaces = new Map(
    locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data ?? "{}") as Strings]),
  );
  return (key, values = {}) => {
    const [namespace = "", path = ""] = key.split(":");
    const found = path.split(".").reduce<unknown>(child, namespaces.get(namespace));
    if (typeof found !== "string") return key;
    return found.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
  };
}

function child(parent: unknown, name: string): unknown {
  return typeof parent === "object" && parent !== null ? (parent as Strings)[name] : undefined;
}
