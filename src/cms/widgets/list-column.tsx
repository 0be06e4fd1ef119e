import type { ComponentType } from "react";
import { defaultLanguage } from "../../domain/languages";
import type { FormField } from "../../patches/lists-in-step";

/** Decap's component around a field's widget, as much of its props as is used here. */
export type FieldControl = ComponentType<ColumnProps & { readonly field: FormField }>;

/** What the fields of a form know of their column. */
interface ColumnProps {
  readonly locale?: string;
  readonly isDisabled?: boolean;
  readonly isHidden?: boolean;
  readonly isFieldDuplicate?: (field: FormField) => boolean;
  readonly isFieldHidden?: (field: FormField) => boolean;
}

/**
 * A field in an item of a list, which knows the language of its column: what languages share is dimmed in all but the
 * default one, and references have titles in that language. Decap's lists keep the language to themselves.
 */
export function inColumn(Control: FieldControl, locale: string): FieldControl {
  const isOther = locale !== defaultLanguage;
  const isFieldDuplicate = (field: FormField) => isOther && field.get("i18n") === "duplicate";
  const isFieldHidden = (field: FormField) => isOther && field.get("i18n") === false;
  return function ColumnControl(props) {
    const { field } = props;
    const own = { locale, isFieldDuplicate, isFieldHidden };
    return (
      <Control {...props} {...own} isDisabled={isFieldDuplicate(field)} isHidden={isFieldHidden(field)} />
    );
  };
}
