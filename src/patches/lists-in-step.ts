import type { Reducer, StateMap } from "./decap-state";

/** A field in Decap's configuration: an immutable map. */
export interface FormField {
  get(option: "name"): string;
  get(option: "i18n"): boolean | "duplicate" | undefined;
  get(option: "fields"): Iterable<FormField> | undefined;
}

/** A field's value in another language, `other`, after it was changed in one. */
export type InStep = (field: FormField, before: unknown, after: unknown, other: unknown) => unknown;

/**
 * A reducer for which a change of a form in one language has its part in the others, also in those that are not shown
 * meanwhile.
 */
export function keepingInStep(reducer: Reducer, inStep: InStep): Reducer {
  return (before, action) => {
    const after = reducer(before, action);
    const { field, i18n } = action.payload ?? {};
    if (!before || action.type !== "DRAFT_CHANGE_FIELD" || !field || !i18n?.locales) return after;
    const { currentLocale, defaultLocale, locales } = i18n;
    const pathIn = (locale: string) => [
      ...(locale === defaultLocale ? ["entry", "data"] : ["entry", "i18n", locale, "data"]),
      field.get("name"),
    ];
    const changed = [before, after].map(({ entryDraft }) => entryDraft.getIn(pathIn(currentLocale)));
    const entryDraft = [...locales].reduce<StateMap>((draft, locale) => {
      if (locale === currentLocale) return draft;
      const other = draft.getIn(pathIn(locale));
      const own = inStep(field as FormField, changed[0], changed[1], other);
      return own === other ? draft : draft.setIn(pathIn(locale), own);
    }, after.entryDraft);
    return { ...after, entryDraft };
  };
}
