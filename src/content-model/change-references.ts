import type { Fields } from "../domain/record";
import type { ContentText } from "./content-text";
import { fieldInfo } from "./field-info";
import { changeLinks } from "./markdown-references";
import { withoutGoals } from "./redirects";
import { linkTarget } from "./references";
import { mapGroups } from "./walk";

/** An entry that references are to lead to: its name, and the address of its page if it has one. */
export type Substitute = Pick<ContentText, "name" | "address">;

/**
 * A text whose references to `targets` (names of entries and addresses of pages) lead to another entry of the
 * same collection instead. Without a substitute they are taken out: of a link, its words stay.
 */
export function changeReferences(
  text: ContentText,
  targets: readonly string[],
  substitute?: Substitute,
): ContentText {
  const { schema, data, address = "/" } = text;
  const isMeant = (target = "") => targets.includes(target);
  const to = substitute ? substitute.address : null;
  const link = (href: string) => (isMeant(linkTarget(href, address)?.target) ? to : undefined);
  const changed = mapGroups(schema, data, (fields, values) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
        const { collection, widget, isPageAddress } = (fields[name] && fieldInfo.get(fields[name])) ?? {};
        if (typeof value !== "string") return [[name, value]];
        if (widget === "markdown") return [[name, changeLinks(value, link)]];
        if (isPageAddress) {
          const address = link(value);
          return address === null ? [] : [[name, address ?? value]];
        }
        if (!collection || !isMeant(`${collection}/${value}`)) return [[name, value]];
        return substitute ? [[name, substitute.name.replace(`${collection}/`, "")]] : [];
      }),
    ),
  );
  return { ...text, data: withoutGoals(text, changed as Fields) };
}
