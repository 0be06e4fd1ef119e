import type { Reducer } from "../../src/patches/decap-state";
import { keeping } from "../../src/patches/draft-state";
import { StateMap } from "./state-map";

type State = ReturnType<Reducer>;

const draft = { slug: "buoy", status: "pending_review", isModification: true, data: "saved" };
const backup = { slug: "buoy", status: "", isModification: null, data: "backup" };
const state = (entry: object | undefined, entities: object) =>
  ({ entryDraft: new StateMap({ entry }), editorialWorkflow: new StateMap({ entities }) }) as State;

const reduce = (before: State, after: State, action: Parameters<Reducer>[1]) =>
  keeping(() => after)(before, action);

it("knows of a draft what it knew before its backup took the place of its text", () => {
  const before = state(draft, {});
  const after = reduce(before, state(backup, {}), { type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" });
  expect(after.entryDraft.getIn(["entry"])).toEqual({ ...draft, data: "backup" });
});

it("leaves the backup of a new entry as it is", () => {
  const after = state(backup, {});
  const kept = reduce(state(undefined, {}), after, { type: "DRAFT_CREATE_FROM_LOCAL_BACKUP" });
  expect(kept.entryDraft.getIn(["entry"])).toEqual(backup);
});

it("knows the status of a draft after a save, and of a first draft what Decap knows", () => {
  const saved = state(draft, { "news.buoy": { ...draft, status: "draft" } });
  const action = {
    type: "UNPUBLISHED_ENTRY_PERSIST_SUCCESS",
    payload: { collection: "news", entry: new StateMap(draft) },
  };
  const status = (before: State) =>
    reduce(before, saved, action).editorialWorkflow.getIn(["entities", "news.buoy", "status"]);
  expect(status(state(draft, { "news.buoy": { status: "pending_review" } }))).toBe("pending_review");
  expect(status(state(draft, { "news.buoy": { isPersisting: true } }))).toBe("draft");
});
