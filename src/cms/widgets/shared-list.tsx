import { createContext, useContext, useEffect, type ComponentType, type Ref } from "react";
import type { ControlProps, DecapCms } from "../decap-cms";
import { fillAdded, takeOver, type Items, type ListedField } from "./shared-items";

interface ListProps extends Omit<ControlProps, "field" | "value" | "onChange"> {
  readonly field: ListedField;
  readonly value?: Items;
  readonly onChange: (value: Items, metadata?: object) => void;
  /** Decap asks a list by its reference whether the items are filled in. */
  readonly ref?: Ref<unknown>;
}

/** The lists of the open form, by field and language. */
const shown = new WeakMap<ListedField, Map<string, ListProps>>();

/** Whether a list is in an item of another one, which then takes over for both. */
const InList = createContext(false);

/**
 * Makes an editor type once what the items of a list share with those in the other languages, such as an amount.
 * Decap does so outside lists only: `duplicateI18nFields` in decap-cms-core.
 */
export function registerSharedList(CMS: DecapCms): void {
  const { control, preview, schema } = CMS.getWidget("list");
  // a widget's field and value are anything to Decap's types; a list's are these
  CMS.registerWidget("list", sharingList(control as unknown as ComponentType<ListProps>), preview, schema);
}

/** A list for Decap, whose types know no widget's own props. */
function sharingList(List: ComponentType<ListProps>) {
  return function SharingList(props: ListProps) {
    const { field, locale = "", value: before } = props;
    const isInner = useContext(InList);
    useEffect(() => {
      if (isInner) return;
      const lists = shown.get(field) ?? new Map<string, ListProps>();
      shown.set(field, lists.set(locale, props));
      return () => void lists.delete(locale);
    });
    const fields = field.get("fields");
    const change = (after: Items, metadata?: object) => {
      const others = [...(shown.get(field) ?? [])].flatMap(([code, list]) => (code === locale ? [] : [list]));
      if (!fields || !before || isInner) {
        props.onChange(after, metadata);
        return;
      }
      const filled = others.reduce(
        (kept, { value }) => (value ? fillAdded(fields, before, kept, value) : kept),
        after,
      );
      props.onChange(filled, metadata);
      for (const { value, onChange } of others) {
        const taken = value && takeOver(fields, before, after, value);
        if (taken && taken !== value) onChange(taken);
      }
    };
    return (
      <InList.Provider value={true}>
        <List {...props} onChange={change} />
      </InList.Provider>
    );
  } as unknown as ComponentType<ControlProps>;
}
