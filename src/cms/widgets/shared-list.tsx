import { createContext, useContext, useMemo, useState, type ComponentType, type Ref } from "react";
import { defaultLanguage, languageCodes, type Language } from "../../domain/languages";
import type { FormField } from "../../patches/lists-in-step";
import type { ControlProps, DecapCms } from "../decap-cms";
import { textPath } from "../decap-entry";
import { isItems, type Items } from "./form-items";
import { inColumn, type FieldControl } from "./list-column";
import { fillAdded, pathTo } from "./shared-items";
import { asBefore, withShared } from "./shown-items";

interface ListProps extends Omit<ControlProps, "field" | "value" | "onChange"> {
  readonly field: FormField;
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
  get(part: "fields"): Iterable<FormField> | undefined;
}

/** Whether a list is in an item of another one, which then fills in for both. */
const InList = createContext(false);

/**
 * Shows what the items of a list share with those in the other languages, such as an amount, dimmed there, and fills it in
 * where an item is added. Changes are taken over by `takeOverField`.
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
    const fields = field.get("fields");
    const original =
      isInner || !fields || locale === defaultLanguage ? undefined : inLanguage(props, defaultLanguage);
    const before = useMemo(
      () => (fields && own ? withShared(fields, own, original) : own),
      [fields, own, original],
    );
    const column = useMemo(() => editorControl && inColumn(editorControl, locale), [editorControl, locale]);
    const [round, follow] = useRound(own?.size);
    const change = (after: Items, metadata?: object) => {
      follow(after.size);
      if (!fields || !own || !before || isInner) {
        props.onChange(after, metadata);
        return;
      }
      const others = languageCodes.filter((code) => code !== locale).map((code) => inLanguage(props, code));
      const filled = others.reduce<Items>(
        (kept, other) => (isItems(other) ? fillAdded(fields, before, kept, other) : kept),
        asBefore(own, after),
      );
      props.onChange(filled, metadata);
    };
    return (
      <InList.Provider value={true}>
        <List
          {...props}
          key={round}
          {...(before && { value: before })}
          {...(column && { editorControl: column })}
          onChange={change}
        />
      </InList.Provider>
    );
  } as unknown as ComponentType<ControlProps>;
}

/**
 * A number that changes when items come or go otherwise than in the list itself, and a function that is told of the size after
 * its own changes: Decap's list then has to begin anew, since it keeps a key for each of its items.
 */
function useRound(size = 0): readonly [number, (size: number) => unknown] {
  const [known, setKnown] = useState({ size, round: 0 });
  if (known.size !== size) setKnown({ size, round: known.round + 1 });
  return [known.round, (own) => own !== known.size && setKnown({ size: own, round: known.round })];
}

/** The list of an open form in some language. */
function inLanguage({ field, collection, entry }: ListProps, language: Language): unknown {
  const forms = collection ? [collection, ...(collection.get("files") ?? [])] : [];
  const paths = forms.map((form) => pathTo(field, form.get("fields") ?? []));
  const path = paths.find((found) => found !== undefined);
  return path && entry?.getIn([...textPath(language), ...path]);
}
