import type { Reducer } from "./decap-state";

/**
 * A reducer for which a field that is left blank is no error: Decap looks at the first language only, and names neither
 * the language nor the field. The check before saving does: `src/cms/validation/check-before-save.ts`.
 */
export function allowingBlanks(reducer: Reducer): Reducer {
  return (before, action) => {
    const { type, payload } = action;
    if (type !== "DRAFT_VALIDATION_ERRORS" || !payload?.errors) return reducer(before, action);
    const errors = payload.errors.filter((error) => error.type !== "PRESENCE");
    return reducer(before, { ...action, payload: { ...payload, errors } });
  };
}
