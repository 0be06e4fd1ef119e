import { createContext, useContext, useEffect, useMemo, type ComponentType, type Ref } from "react";
import { defaultLanguage } from "../../domain/languages";
import type { ControlProps, DecapCms } from "../decap-cms";
import { textPath } from "../decap-entry";
import { inColumn, type FieldControl } from "./list-column";
import {
  asBefore,
  fillAdded,
  pathTo,
  takeOver,
  withShared,
  type Items,
  type ListedField,
} from "./shared-items";

interface ListProps extends Omit<ControlProps, "field" | "value" | "onChange"> {
  readonly field: ListedField;
  readonly value?: Items;
  readonly onChange: (value: Items, metadata?: object) => void;
  /** Decap's component for the fields of the items. */
  readonly editorControl?: FieldControl;
  readonly collection?: FormFields;
  /** Decap asks a list by its reference whether the items are filled in. */
  readonly ref?: Ref<unknown>;
}

/** A collection in Decap's configuration, whose files have fields of their own: an immutable map. */
interface FormFields {
  get(part: "files"): Iterable<FormFields> | undefined;
  get(part: "fields"): Iterable<ListedField> | undefined;
}

/** The lists of the open form, by field and language. */
const shown = new WeakMap<ListedField, Map<string, ListProps>>();

/** Whether a list is in an item of another one, which then takes over for both. */
const InList = createContext(false);

/**
 * Makes an editor type once what the items of a list share with those in the other languages, such as an amount, and
 * shows it dimmed there. Decap does so outside lists only: `duplicateI18nFields` in decap-cms-core.
 */
export function registerSharedList(CMS: DecapCms): void {
  const { control, preview, schema } = CMS.getWidget("list");
  // a widget's field and value are anything to Decap's types; a list's are these
  CMS.registerWidget("list", sharingList(control as unknown as ComponentType<ListProps>), preview, schema);
}

/** A list for Decap, whose types know no widget's own props. */
function sharingList(List: ComponentType<ListProps>) {
  return function SharingList(props: ListProps) {
    const { field, locale = "", value: own, editorControl } = props;
    const isInner = useContext(InList);
    useEffect(() => {
      if (isInner) return;
      const lists = shown.get(field) ?? new Map<string, ListProps>();
      shown.set(field, lists.set(locale, props));
      return () => void lists.delete(locale);
    });
    const fields = field.get("fields");
    const original = isInner || !fields || locale === defaultLanguage ? undefined : originalOf(props);
    const before = useMemo(
      () => (fields && own ? withShared(fields, own, original) : own),
      [fields, own, original],
    );
    const column = useMemo(() => editorControl && inColumn(editorControl, locale), [editorControl, locale]);
    const change = (after: Items, metadata?: object) => {
      const others = [...(shown.get(field) ?? [])].flatMap(([code, list]) => (code === locale ? [] : [list]));
      if (!fields || !own || !before || isInner) {
        props.onChange(after, metadata);
        return;
      }
      const filled = others.reduce(
        (kept, { value }) => (value ? fillAdded(fields, before, kept, value) : kept),
        asBefore(own, before, after),
      );
      props.onChange(filled, metadata);
      for (const { value, onChange } of others) {
        const taken = value && takeOver(fields, before, after, value);
        if (taken && taken !== value) onChange(taken);
      }
    };
    return (
      <InList.Provider value={true}>
        <List
          {...props}
          {...(before && { value: before })}
          {...(column && { editorControl: column })}
          onChange={change}
        />
      </InList.Provider>
    );
  } as unknown as ComponentType<ControlProps>;
}

/** The list of an open form in the default language. */
function originalOf({ field, collection, entry }: ListProps): unknown {
  const forms = collection ? [collection, ...(collection.get("files") ?? [])] : [];
  const paths = forms.map((form) => pathTo(field, form.get("fields") ?? []));
  const path = paths.find((found) => found !== undefined);
  return path && entry?.getIn([...textPath(defaultLanguage), ...path]);
}
