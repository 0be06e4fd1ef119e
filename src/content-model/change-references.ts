import { claimPath } from "../domain/addresses";
import { withFigures } from "../domain/figure";
import type { Fields } from "../domain/record";
import { claims } from "./claims";
import { slugOf, type ContentText } from "./content-text";
import { fieldInfo } from "./field-info";
import { changeLinks } from "./markdown-references";
import { withoutGoals } from "./redirects";
import { leadsTo, linkTarget } from "./references";
import { mapGroups } from "./walk";

/** An entry that references are to lead to: its name, and the address of its page if it has one. */
export type Substitute = Pick<ContentText, "name" | "address">;

/**
 * A text whose references to `targets` (names of entries and addresses of pages) lead to another entry of the
 * same collection instead. Without a substitute they are taken out: of a link, its words stay. A claim that a text
 * names in place of a number cannot be taken out.
 */
export function changeReferences(
  text: ContentText,
  targets: readonly string[],
  substitute?: Substitute,
): ContentText {
  const { schema, data, address = "/" } = text;
  const figures = substitute ? namedInstead(targets, substitute) : {};
  const to = substitute ? addressOf(substitute) : null;
  const link = (href: string) => {
    const named = linkTarget(href, address);
    return named && leadsTo(named, targets) ? to : undefined;
  };
  const changed = mapGroups(schema, data, (fields, values) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, before]): [string, unknown][] => {
        const { collection, widget, isPageAddress } = (fields[name] && fieldInfo.get(fields[name])) ?? {};
        if (typeof before !== "string") return [[name, before]];
        const value = withFigures(before, figures);
        if (widget === "markdown") return [[name, changeLinks(value, link)]];
        if (isPageAddress) {
          const address = link(value);
          return address === null ? [] : [[name, address ?? value]];
        }
        if (!collection || !targets.includes(`${collection}/${value}`)) return [[name, value]];
        return substitute ? [[name, substitute.name.replace(`${collection}/`, "")]] : [];
      }),
    ),
  );
  return { ...text, data: withoutGoals(text, changed as Fields) };
}

/** The address that a link to an entry has: of a claim, which has no page, its place among all claims. */
function addressOf({ name, address }: Substitute): string | undefined {
  return name.startsWith(`${claims.name}/`) ? claimPath({ slug: slugOf({ name }) }) : address;
}

/** What names another claim in a text, by the names of the claims that it stands in for. */
function namedInstead(targets: readonly string[], substitute: Substitute): Readonly<Record<string, string>> {
  const names = targets.filter((target) => target.startsWith(`${claims.name}/`));
  return Object.fromEntries(names.map((name) => [slugOf({ name }), `{{claim:${slugOf(substitute)}}}`]));
}
