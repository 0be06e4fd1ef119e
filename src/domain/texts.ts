/** Interface strings of one namespace, nested as in `locales/<language>/<namespace>.json`. */
export interface StringTree {
  readonly [key: string]: string | StringTree;
}

/** The paths of all strings of a tree. Callers use that of plural forms, `_one` or `_other`, without this suffix. */
export type StringPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${StringPath<Tree[Key]>}`;
}[keyof Tree & string];

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Stem : Key;

/** Interface strings by namespace. */
export type Namespaces = Readonly<Record<string, StringTree>>;

/** Values for the `{{placeholders}}` of a string. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A `{{placeholder}}` of a string, spaced or not, with its name. */
export const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Looks up an interface string of a language and fills its placeholders. With a `count`, the string is the one for
 * the language's plural form, such as `articles_one`. `locales/` is written as i18next reads it.
 *
 * @param key `namespace:path.to.string`; an unknown key is returned as it is
 */
export function findText(
  namespaces: Namespaces,
  language: string,
  key: string,
  values: TextValues = {},
): string {
  const { count } = values;
  const plural = typeof count === "number" ? `${key}_${new Intl.PluralRules(language).select(count)}` : key;
  const found = stringAt(namespaces, plural) ?? stringAt(namespaces, key) ?? key;
  return found.replaceAll(placeholder, (unfilled, name: string) => String(values[name] ?? unfilled));
}

function stringAt(namespaces: Namespaces, key: string): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  const found = path
    .split(".")
    .reduce<string | StringTree | undefined>(
      (tree, name) => (typeof tree === "object" ? tree[name] : undefined),
      namespaces[namespace],
    );
  return typeof found === "string" ? found : undefined;
}
