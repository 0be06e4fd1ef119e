import { placeIn, type ContentNote } from "./content-note";
import type { ContentText } from "./content-text";
import { emailAddress } from "./field";
import { fieldsIn, type FilledField } from "./walk";

/** E-mail addresses in running text. */
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** E-mail addresses that stand in texts, but in no field for one: a change of that does not change them. */
export function emailNotes(texts: readonly ContentText[]): ContentNote[] {
  const filled = texts.map((text) => ({ text, fields: fieldsIn(text.schema, text.data).flatMap(words) }));
  const known = new Set(
    filled.flatMap(({ fields }) =>
      fields.flatMap(({ value }) => (isAddress(value) ? [value.toLowerCase()] : [])),
    ),
  );
  return filled.flatMap(({ text, fields }) =>
    fields.flatMap(({ field, value }): ContentNote[] => {
      const others = (value.match(addresses) ?? []).filter((each) => !known.has(each.toLowerCase()));
      const found = [...new Set(others)].join("\n");
      return found === "" ? [] : [{ ...placeIn(text, field), kind: "otherEmail", found }];
    }),
  );
}

const isAddress = (value: string) => emailAddress.regex.test(value);

const words = ({ field, value }: FilledField) => (typeof value === "string" ? [{ field, value }] : []);
