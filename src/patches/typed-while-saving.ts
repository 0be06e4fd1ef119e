import { succeeds, type Action, type Reducer, type State, type StateMap } from "./decap-state";

/** Our own action: the form still has what was typed, if it is still that of the entry. */
const hasMore = "TYPED_WHILE_SAVING";

/** What was typed can be in these parts of an entry. */
const parts = ["data", "i18n", "mediaFiles"];

const begins = /^(?:UNPUBLISHED_)?ENTRY_PERSIST_REQUEST$/;

/** After these, what was typed is gone, and is meant to be. */
const ends = /^(?:(?:UNPUBLISHED_)?ENTRY_(?:PERSIST_FAILURE|DELETE_REQUEST)|DRAFT_DISCARD)$/;

/**
 * Keeps text that is typed during a save in the form, and marked as unsaved. Decap would mark the whole form as saved and,
 * after the first save of an entry or a draft, fill it with the saved text: `reducers/entryDraft.js` in decap-cms-core.
 *
 * @param later dispatches an action once Decap has done what follows a save, such as showing the entry's new address
 */
export function keepingTyped(reducer: Reducer, later: (action: Action) => void): Reducer {
  let saving: string | undefined;
  let hasTyped = false;
  // a new entry, which is about to get its address: Decap would ask whether to leave a changed form
  let isMoving = false;
  // a text's first draft, which Decap is about to read
  let isRead = false;
  return (before, action) => {
    const { type, payload } = action;
    if (before && type === hasMore) return withMore(before, payload?.entry);
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
      if (hasTyped && !isMoving) later({ type: hasMore, payload: { entry: after.entryDraft } });
      if (hasTyped) return changed(after, !isMoving);
    }
    if (type === "DRAFT_CHANGE_FIELD" && isMoving) {
      hasTyped = true;
      return changed(after, false);
    }
    if (type === "DRAFT_CREATE_FROM_ENTRY") {
      const hasForm = isMoving || (isRead && isSameEntry(draft, after.entryDraft));
      if (hasTyped && isMoving) later({ type: hasMore, payload: { entry: after.entryDraft } });
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

/**
 * The form of an entry as a changed and a new one, of which Decap keeps a backup: it has deleted the one that it had after
 * the save.
 */
function withMore(state: State, entry: StateMap | undefined): State {
  if (!entry || !isSameEntry(state.entryDraft, entry)) return state;
  const { entryDraft } = changed(state, true);
  return { ...state, entryDraft: entryDraft.setIn(["touched"], crypto.randomUUID()) };
}

/** A draft that Decap has read, with the text, the state and the key of the open form, which so stays as it is. */
function asIn(form: StateMap, read: StateMap): StateMap {
  return [["key"], ["hasChanged"], ...parts.map((part) => ["entry", part])].reduce((map, path) => {
    const value = form.getIn(path);
    return value === undefined ? map : map.setIn(path, value);
  }, read);
}

function isSameEntry(one: StateMap, other: StateMap): boolean {
  return one.getIn(["entry", "slug"]) === other.getIn(["entry", "slug"]);
}

const textOf = (draft: StateMap) => JSON.stringify(parts.map((part) => draft.getIn(["entry", part])));
