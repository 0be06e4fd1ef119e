import type { Reducer, StateMap } from "./decap-state";

/** What the form of a copied entry begins with, given what Decap puts there: all that the other one has. */
export type AsCopy = (draft: StateMap) => StateMap;

/** A reducer for which a copy of an entry does not begin as its exact double. */
export function beginningCopies(reducer: Reducer, asCopy: AsCopy): Reducer {
  return (before, action) => {
    const after = reducer(before, action);
    if (action.type !== "DRAFT_CREATE_DUPLICATE_FROM_ENTRY") return after;
    return { ...after, entryDraft: asCopy(after.entryDraft) };
  };
}
