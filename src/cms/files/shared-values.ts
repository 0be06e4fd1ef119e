import { fieldsIn } from "../../content-model/walk";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import { isRecord } from "../../domain/record";
import type { StateMap } from "../../patches/decap-state";
import { entryTexts, textPath, type DecapEntry } from "../decap-entry";
import { schemaOf } from "../validation/check-entry";

/** The form of an entry as it is opened: Decap shows in each language's column only what that language's text has. */
export function asOpened(draft: StateMap): StateMap {
  const entry = draft.getIn(["entry"]) as DecapEntry;
  return draft.setIn(["entry"], withSharedValues(entry));
}

/** An entry with what its translations leave out because they share it. Lists fill in their items by themselves. */
export function withSharedValues(entry: DecapEntry): DecapEntry {
  const schema = schemaOf(entry);
  if (!schema) return entry;
  const texts = entryTexts(entry);
  const shared = fieldsIn(schema, texts[defaultLanguage]).filter(
    ({ field, shared: isShared, widget }) =>
      isShared && widget !== "group" && widget !== "list" && !/\.\d/.test(field),
  );
  return languageCodes
    .filter((code) => texts[code])
    .flatMap((code) => shared.map(({ field, value }) => ({ code, names: field.split("."), value })))
    .filter(({ code, names }) => leavesOut(texts[code], names))
    .reduce((filled, { code, names, value }) => filled.setIn([...textPath(code), ...names], value), entry);
}

function leavesOut(data: unknown, [name, ...inner]: readonly string[]): boolean {
  if (data === undefined) return true;
  return name !== undefined && isRecord(data) && leavesOut(data[name], inner);
}
