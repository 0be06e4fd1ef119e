import { asDraftCopy } from "../../../src/cms/files/begin-copy";
import { beginningCopies } from "../../../src/patches/copied-entry";
import type { State } from "../../../src/patches/decap-state";
import { StateMap } from "../../patches/state-map";

/** Decap's immutable maps can be emptied; here an empty one is a plain object. */
const appearance = { from: "2026-12-03", key: "secret", clear: () => ({}) };
const state = (entry: object): State => ({
  entryDraft: new StateMap({ entry }),
  editorialWorkflow: new StateMap({}),
});

/** The entry in the form after an action which puts one there. */
const entryAfter = (entry: object, type = "DRAFT_CREATE_DUPLICATE_FROM_ENTRY") =>
  beginningCopies(() => state(entry), asDraftCopy)(state({}), { type }).entryDraft.getIn(["entry"]);

it("begins a copy as a draft in each language, without the day and the preview of the other", () => {
  const i18n = { id: { data: { title: "Api", appearance } } };
  expect(entryAfter({ data: { title: "Fire", appearance }, i18n })).toEqual({
    data: { title: "Fire", appearance: { draft: true } },
    i18n: { id: { data: { title: "Api", appearance: { draft: true } } } },
  });
  expect(entryAfter({ data: { title: "Fire" } })).toEqual({
    data: { title: "Fire", appearance: { draft: true } },
  });
});

it("begins the copy of the campaign on /donate/ as one that is not there", () => {
  expect(entryAfter({ data: { default: true } })).toMatchObject({ data: { default: false } });
});

it("begins the copy of a campaign without what is true of the other one alone, in each language", () => {
  const goal = { amount: 5, deadline: "2031-04-01", received: { amount: 2, date: "2031-02-11" } };
  const updates = [{ date: "2031-01-20", text: "The bench has arrived." }];
  const data = { goal, updates, place: "The bay" };
  const copied = {
    goal: { amount: 5, deadline: undefined, received: undefined },
    updates: undefined,
    place: "The bay",
  };
  expect(entryAfter({ data, i18n: { id: { data: { updates } } } })).toEqual({
    data: { ...copied, appearance: { draft: true } },
    i18n: { id: { data: { updates: undefined, appearance: { draft: true } } } },
  });
});

it("begins the copy of a project without the figures, updates and setbacks of the other one, in each language", () => {
  const evidence = { sample: true, series: [{ claim: "one" }], updates: [{}], setbacks: [{}], documents: [] };
  const begun = {
    claim: undefined,
    evidence: { sample: true, series: undefined, updates: undefined, setbacks: undefined, documents: [] },
  };
  expect(
    entryAfter({ data: { claim: "one", evidence }, i18n: { id: { data: { claim: "one", evidence } } } }),
  ).toMatchObject({ data: begun, i18n: { id: { data: begun } } });
});

it("leaves other forms as they are", () => {
  expect(entryAfter({ data: { title: "Fire" } }, "DRAFT_CREATE_FROM_ENTRY")).toEqual({
    data: { title: "Fire" },
  });
});
