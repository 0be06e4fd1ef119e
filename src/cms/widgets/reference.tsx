import { useMemo, type ComponentType } from "react";
import { slugOf, textFor, titleOf, type ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import type { Fields } from "../../domain/record";
import type { DecapBackend } from "../backend/decap-backend";
import { readCollection } from "../backend/read-content";
import { plainFields, type ControlProps, type DecapCms } from "../decap-cms";
import { useRead } from "./use-read";

/** Name of the widget for references to an entry of another collection. */
export const referenceWidget = "reference";

/** An entry to choose, in Decap's words; found by its titles in all languages. */
interface EntryOption {
  readonly value: string;
  readonly label: string;
  readonly also: string;
}

/** The field's options in Decap's configuration, to which those to choose from are added. */
interface SelectField extends NonNullable<ControlProps["field"]> {
  set(name: "options", options: readonly EntryOption[]): SelectField;
}

/**
 * Registers {@link referenceWidget}: Decap's select with the entries of a collection. Its widget for relations shows and
 * finds titles of the default language only, and reports a change when it is merely opened.
 */
export function registerReferenceWidget(
  CMS: DecapCms,
  backend: () => DecapBackend,
  language: AdminLanguage,
): void {
  const read = async (collection: string) => readCollection(backend(), collection);
  CMS.registerWidget(
    referenceWidget,
    choosingEntry(CMS.getWidget("select").control, sharedWhileRead(read), language),
  );
}

/**
 * The entries of a collection by their titles in a language, or in another one where that is missing.
 *
 * @param unless values of fields of those that are left out, if they are not `chosen`
 */
export function entryOptions(
  texts: readonly ContentText[],
  language: AdminLanguage,
  unless: Fields = {},
  chosen?: unknown,
): EntryOption[] {
  const out = Object.entries(unless);
  const isOut = ({ data }: ContentText) => out.some(([name, value]) => data[name] === value);
  const slugsOut = texts.filter(isOut).map(slugOf);
  const slugs = [...new Set(texts.map(slugOf))].filter((slug) => slug === chosen || !slugsOut.includes(slug));
  return slugs
    .flatMap((value) => {
      const versions = texts.filter((text) => slugOf(text) === value);
      const shown = textFor(language, versions);
      return shown ? [{ value, label: titleOf(shown), also: versions.map(titleOf).join(" ") }] : [];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

type ReadTexts = (collection: string) => Promise<readonly ContentText[]>;

/** The fields of a form, which begin to read together, share what is read; a form that is opened later reads anew. */
function sharedWhileRead(read: ReadTexts): ReadTexts {
  const reading = new Map<string, ReturnType<ReadTexts>>();
  return (collection) => {
    const known = reading.get(collection) ?? read(collection).finally(() => reading.delete(collection));
    reading.set(collection, known);
    return known;
  };
}

function choosingEntry(Select: ComponentType<ControlProps>, read: ReadTexts, language: AdminLanguage) {
  return function EntryControl({ field, ...props }: ControlProps) {
    const texts = useRead(read, field?.get("collection") ?? "", []);
    const unless = field?.get("unless");
    // a form draws its fields anew with each letter
    const options = useMemo(
      () => entryOptions(texts, language, plainFields(unless), props.value),
      [texts, unless, props.value],
    );
    return <Select {...props} {...(field && { field: (field as SelectField).set("options", options) })} />;
  };
}
