import type { Action, Reducer, State, StateMap } from "./draft-state";

/** Our own action: the form gets back what was typed, or, without an entry, has it still. */
const putBack = "TYPED_WHILE_SAVING";

/** What was typed can be in these parts of an entry. */
const parts = ["data", "i18n", "mediaFiles"];

const begins = /^(?:UNPUBLISHED_)?ENTRY_PERSIST_REQUEST$/;
const succeeds = /^(?:UNPUBLISHED_)?ENTRY_PERSIST_SUCCESS$/;

/** After these, what was typed is gone, and is meant to be. */
const ends = /^(?:(?:UNPUBLISHED_)?ENTRY_(?:PERSIST_FAILURE|DELETE_REQUEST)|DRAFT_DISCARD)$/;

/**
 * A reducer for which what is typed while a save runs is not saved. Decap calls the whole form saved when the save ends,
 * and fills a form whose entry or draft is new with the saved text: `reducers/entryDraft.js` in decap-cms-core.
 *
 * @param later dispatches an action once Decap has done what follows a save, such as showing the entry's new address
 */
export function keepingTyped(reducer: Reducer, later: (action: Action) => void): Reducer {
  let saving: string | undefined;
  let hasTyped = false;
  // a new entry, which is about to get its address: Decap would ask whether to leave a changed form
  let isMoving = false;
  // a text's first draft, which Decap is about to read: the form stays as it is, for who types in it
  let isRead = false;
  return (before, action) => {
    const { type, payload } = action;
    if (before && type === putBack)
      return payload?.entry ? withTyped(before, payload.entry) : touched(before);
    // Decap would take the form away meanwhile
    if (before && isRead && type === "UNPUBLISHED_ENTRY_REQUEST") return before;
    const after = reducer(before, action);
    if (!before) return after;
    const draft = before.entryDraft;
    if (begins.test(type)) saving = textOf(draft);
    if (begins.test(type) || ends.test(type)) [hasTyped, isMoving, isRead] = [false, false, false];
    if (succeeds.test(type)) {
      hasTyped = saving !== textOf(draft);
      isMoving = draft.getIn(["entry", "newRecord"]) === true;
      isRead = !isMoving && isFirstDraft(before, action);
      if (hasTyped && !isMoving) later({ type: putBack });
      if (hasTyped) return changed(after, !isMoving);
    }
    if (type === "DRAFT_CHANGE_FIELD" && isMoving) {
      hasTyped = true;
      return changed(after, false);
    }
    if (type === "DRAFT_CREATE_FROM_ENTRY") {
      const hasForm = isRead && isSameEntry(draft, after.entryDraft);
      if (hasTyped && !hasForm) later({ type: putBack, payload: { entry: draft } });
      [hasTyped, isMoving, isRead] = [false, false, false];
      if (hasForm) return { ...after, entryDraft: asIn(draft, after.entryDraft) };
    }
    return after;
  };
}

/** Where Decap keeps what it knows of the draft that an action is about. */
export function draftPath(payload: Action["payload"]): readonly string[] {
  return ["entities", `${payload?.collection}.${String(payload?.entry?.getIn(["slug"]))}`];
}

/** Whether a draft was saved of which Decap knew nothing before. */
function isFirstDraft({ editorialWorkflow }: State, { type, payload }: Action): boolean {
  return type.startsWith("UNPUBLISHED") && !editorialWorkflow.getIn([...draftPath(payload), "status"]);
}

function changed(state: State, hasChanged: boolean): State {
  return { ...state, entryDraft: state.entryDraft.setIn(["hasChanged"], hasChanged) };
}

/** The same form as a new one, of which Decap keeps a backup: it has deleted the one that it had after the save. */
function touched(state: State): State {
  return { ...state, entryDraft: state.entryDraft.setIn(["touched"], crypto.randomUUID()) };
}

/** The form with what was typed, unless another entry is open in it by now; a new key has Decap show it. */
function withTyped(state: State, typed: StateMap): State {
  if (!isSameEntry(state.entryDraft, typed)) return state;
  const entryDraft = withParts(state.entryDraft, typed).setIn(["key"], crypto.randomUUID());
  return changed({ ...state, entryDraft }, true);
}

/** A draft that Decap has read, with the text, the state and the key of the open form, which so stays as it is. */
function asIn(form: StateMap, read: StateMap): StateMap {
  const kept = ["key", "hasChanged"].reduce((map, name) => map.setIn([name], form.getIn([name])), read);
  return withParts(kept, form);
}

function isSameEntry(one: StateMap, other: StateMap): boolean {
  return one.getIn(["entry", "slug"]) === other.getIn(["entry", "slug"]);
}

const textOf = (draft: StateMap) => JSON.stringify(parts.map((part) => draft.getIn(["entry", part])));

/** A draft with the text of another. */
function withParts(draft: StateMap, from: StateMap): StateMap {
  return parts.reduce((map, part) => {
    const value = from.getIn(["entry", part]);
    return value === undefined ? map : map.setIn(["entry", part], value);
  }, draft);
}
