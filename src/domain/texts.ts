/** Interface strings of one namespace, nested as in `locales/<language>/<namespace>.json`. */
export interface StringTree {
  readonly [key: string]: string | StringTree;
}

/** Values for the `{{placeholders}}` of a string. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Looks up an interface string where i18next is not at hand, and fills its placeholders. Knows no plural forms.
 *
 * @param key `namespace:path.to.string`; an unknown key is returned as it is
 */
export function findText(
  namespaces: Readonly<Record<string, StringTree>>,
  key: string,
  values: TextValues = {},
): string {
  const [namespace = "", path = ""] = key.split(":");
  const found = path
    .split(".")
    .reduce<string | StringTree | undefined>(
      (tree, name) => (typeof tree === "object" ? tree[name] : undefined),
      namespaces[namespace],
    );
  if (typeof found !== "string") return key;
  return found.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
