import type { Action, Reducer, State } from "../../src/patches/decap-state";
import { keepingTyped } from "../../src/patches/typed-while-saving";
import { StateMap } from "./state-map";

const stateWith = (title: string, hasChanged: boolean, newRecord: boolean, status: unknown): State => ({
  entryDraft: new StateMap({ entry: { data: { title }, newRecord }, hasChanged }),
  editorialWorkflow: new StateMap({ entities: { "news.fire": { status } } }),
});

let typed = "";

/** Decap, as far as it matters: typing changes the title, a save makes all of it saved, a new draft has the saved text. */
const decap: Reducer = (state, { type }) => {
  const [title, isNew] = ["title", "newRecord"].map((name) =>
    state?.entryDraft.getIn(["entry", ...(name === "title" ? ["data"] : []), name]),
  );
  const status = state?.editorialWorkflow.getIn(["entities", "news.fire", "status"]);
  if (type === "DRAFT_CHANGE_FIELD") return stateWith(typed, true, isNew === true, status);
  if (type === "DRAFT_CREATE_FROM_ENTRY") return stateWith("saved", false, false, "draft");
  return stateWith(String(title), !type.endsWith("SUCCESS"), isNew === true, status);
};

/** Follows actions and what is typed between them; says the title then, whether the form calls it changed, and is new. */
function start(isNew: boolean, status?: string) {
  const later: Action[] = [];
  const reduce = keepingTyped(decap, (action) => later.push(action));
  const payload = { collection: "news", entry: new StateMap({ slug: "fire" }) };
  let state = stateWith("opened", false, isNew, status);
  const shown = () =>
    [["entry", "data", "title"], ["hasChanged"]].map((path) => state.entryDraft.getIn(path));
  return (...steps: readonly string[]) => {
    for (const step of steps) {
      const isAction = /^[A-Z_]+$/.test(step);
      if (!isAction) typed = step;
      state = reduce(state, isAction ? { type: step, payload } : { type: "DRAFT_CHANGE_FIELD" });
    }
    const [before, { entryDraft }] = [shown(), state];
    for (const action of later.splice(0)) state = reduce(state, action);
    return { before, after: shown(), isNew: state.entryDraft !== entryDraft };
  };
}

const anew = "DRAFT_CREATE_FROM_ENTRY";

describe.each(["ENTRY_PERSIST", "UNPUBLISHED_ENTRY_PERSIST"])("%s", (save) => {
  const [begin, end] = [`${save}_REQUEST`, `${save}_SUCCESS`];

  it("leaves what was typed meanwhile to be saved", () => {
    const go = start(false);
    expect(go("saved", begin, end).after).toEqual(["saved", false]);
    expect(go("saved", begin, "more", end).after).toEqual(["more", true]);
    expect(go(begin, end).after).toEqual(["more", false]);
  });

  it("gives the form anew to Decap, which keeps a backup of it, once that of what is saved is deleted", () => {
    expect(start(false)("saved", begin, "more", end).isNew).toBe(true);
    expect(start(false)("saved", begin, end).isNew).toBe(false);
  });

  it("lets another form be filled with the saved text", () => {
    const go = start(false);
    go("saved", begin, "more", end);
    expect(go("DRAFT_DISCARD", anew).after).toEqual(["saved", false]);
  });

  it("lets a new entry get its address first, whenever it was typed, and never fills its form anew", () => {
    for (const steps of [
      [begin, "more", end],
      [begin, end, "more"],
    ]) {
      const go = start(true);
      expect(go("saved", ...steps).after).toEqual(["more", false]);
      const { before, after } = go(anew);
      expect(before).toEqual(["more", false]);
      expect(after).toEqual(["more", true]);
    }
    expect(start(true)("typed", begin, end, anew).after).toEqual(["typed", false]);
  });
});

describe("the first draft of a text that is on the site", () => {
  const [begin, end] = ["UNPUBLISHED_ENTRY_PERSIST_REQUEST", "UNPUBLISHED_ENTRY_PERSIST_SUCCESS"];

  it("has what is typed until Decap has read it", () => {
    const go = start(false);
    expect(go("saved", begin, end, "more").after).toEqual(["more", true]);
    expect(go(anew).before).toEqual(["more", true]);
    expect(go(begin, end, anew).after).toEqual(["saved", false]);
  });

  it("is read behind the form", () => {
    const go = start(false);
    go("saved", begin, end, "more");
    expect(go("UNPUBLISHED_ENTRY_REQUEST").isNew).toBe(false);
  });

  it("is read after its first save only", () => {
    const go = start(false, "draft");
    expect(go("saved", begin, end, "more", anew).after).toEqual(["saved", false]);
  });
});
