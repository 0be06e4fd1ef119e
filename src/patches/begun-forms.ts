import type { Reducer, StateMap } from "./decap-state";

/** What a form begins with, given what Decap puts there: what the files of the entry have, or the copied entry. */
export interface Beginnings {
  readonly opened: (draft: StateMap) => StateMap;
  readonly copied: (draft: StateMap) => StateMap;
}

/** A reducer for which forms begin otherwise than Decap begins them. */
export function beginningForms(reducer: Reducer, { opened, copied }: Beginnings): Reducer {
  return (before, action) => {
    const after = reducer(before, action);
    const { entryDraft } = after;
    if (action.type === "DRAFT_CREATE_FROM_ENTRY") return { ...after, entryDraft: opened(entryDraft) };
    if (action.type === "DRAFT_CREATE_DUPLICATE_FROM_ENTRY")
      return { ...after, entryDraft: copied(entryDraft) };
    return after;
  };
}
