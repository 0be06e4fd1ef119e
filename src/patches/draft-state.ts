import { allowingBlanks } from "./allowed-blanks";
import { beginningCopies, type AsCopy } from "./copied-entry";
import type { Action, Reducer, State, StateMap } from "./decap-state";
import { forgettingFailures } from "./failed-saves";
import { keepingOnCopying } from "./kept-on-copying";
import { keepingInStep, type InStep } from "./lists-in-step";
import { tellingOnce } from "./told-once";
import { draftPath, keepingTyped } from "./typed-while-saving";

type CreateStore = (reducer: Reducer, ...rest: readonly unknown[]) => Store;

interface Store {
  readonly dispatch: (action: Action) => unknown;
  readonly getState: () => State;
  readonly subscribe: (changed: () => void) => unknown;
}

/** What is asked of the store. */
interface DraftState {
  readonly draft: () => StateMap | undefined;
  readonly loaded: (collection: string, slug: string) => unknown;
}

/** What Decap knows of a draft besides its text. */
const known = ["isModification", "status", "author", "updatedOn"];

/**
 * Mends what Decap does to drafts in its store, which the hook for Redux DevTools gives: call it before Decap loads. Here
 * is restored what it forgets when a backup is loaded or a draft saved (`reducers/entryDraft.js` and
 * `editorialWorkflow.ts` in decap-cms-core); the files imported above say what else is mended.
 *
 * @param isTold whether a dialog has told of an error with some words
 * @param inStep what a change in one language makes of the others
 * @param asCopy what the form of a copied entry begins with
 * @param saving is told when a save of the open form begins, and when it ends
 * @returns functions that return the draft in the open form, its `entry` and whether it `hasChanged` since it was saved, and an
 *   entry or its draft as it was loaded last
 */
export function keepDraftState(
  isTold: (words: string) => boolean,
  inStep: InStep,
  asCopy: AsCopy,
  saving: (isRunning: boolean) => void,
): DraftState {
  let made: Store | undefined;
  let isSaving = false;
  const draft = () => made?.getState().entryDraft;
  const follow = () => {
    const was = isSaving;
    isSaving = draft()?.getIn(["entry", "isPersisting"]) === true;
    if (isSaving !== was) saving(isSaving);
  };
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (enhance: (create: CreateStore) => CreateStore) =>
      (create: CreateStore): CreateStore =>
      (reducer, ...rest) => {
        const later = (action: Action) => void setTimeout(() => store.dispatch(action));
        const inForm = keepingInStep(beginningCopies(keeping(reducer), asCopy), inStep);
        const told = forgettingFailures(tellingOnce(keepingTyped(inForm, later), isTold));
        const mended = allowingBlanks(keepingOnCopying(told));
        const store = enhance(create)(mended, ...rest);
        made = store;
        store.subscribe(follow);
        return store;
      },
  });
  const loaded = (collection: string, slug: string) => {
    const { editorialWorkflow, entries } = made?.getState() ?? {};
    const path = ["entities", `${collection}.${slug}`];
    return editorialWorkflow?.getIn(path) ?? entries?.getIn(path);
  };
  return { draft, loaded };
}

/** A reducer after which drafts are what they were before. */
export function keeping(reducer: Reducer): Reducer {
  return (before, action) => {
    const after = reducer(before, action);
    if (!before) return after;
    if (action.type === "DRAFT_CREATE_FROM_LOCAL_BACKUP") {
      const entryDraft = kept(before.entryDraft, after.entryDraft, ["entry"], known);
      return { ...after, entryDraft };
    }
    if (action.type === "UNPUBLISHED_ENTRY_PERSIST_SUCCESS") {
      const path = draftPath(action.payload);
      return {
        ...after,
        editorialWorkflow: kept(before.editorialWorkflow, after.editorialWorkflow, path, ["status"]),
      };
    }
    return after;
  };
}

/** The map after a change, with some fields at a path as they were before it, if they were known. */
function kept(
  before: StateMap,
  after: StateMap,
  path: readonly string[],
  fields: readonly string[],
): StateMap {
  return fields.reduce((map, field) => {
    const value = before.getIn([...path, field]);
    return value === undefined ? map : map.setIn([...path, field], value);
  }, after);
}
