import type { Reducer, State } from "../../src/patches/decap-state";
import { keepingInStep } from "../../src/patches/lists-in-step";
import { StateMap } from "./state-map";

const entry = { data: { tiers: "en" }, i18n: { id: { data: { tiers: "id" } }, fr: { data: {} } } };
const before: State = { entryDraft: new StateMap({ entry }), editorialWorkflow: new StateMap({}) };

/** The values of a field after one of a language was set, and what was asked about the others. */
function change(currentLocale: string, locales?: readonly string[]) {
  const path = currentLocale === "en" ? ["data"] : ["i18n", currentLocale, "data"];
  const reducer: Reducer = (state = before) => ({
    ...state,
    entryDraft: state.entryDraft.setIn(["entry", ...path, "tiers"], "new"),
  });
  const inStep = jest.fn((_field, was: unknown, now: unknown, other: unknown) =>
    typeof other === "string" ? `${other}: ${String(was)} to ${String(now)}` : other,
  );
  const field = { get: () => "tiers" };
  const { entryDraft } = keepingInStep(reducer, inStep)(before, {
    type: "DRAFT_CHANGE_FIELD",
    payload: { field, i18n: { currentLocale, defaultLocale: "en", ...(locales && { locales }) } },
  });
  const texts = [["data"], ["i18n", "id", "data"], ["i18n", "fr", "data"]];
  return texts.map((text) => entryDraft.getIn(["entry", ...text, "tiers"]));
}

it("has a change in one language change the others that have the field", () => {
  expect(change("en", ["en", "id", "fr"])).toEqual(["new", "id: en to new", undefined]);
  expect(change("id", ["en", "id", "fr"])).toEqual(["en: id to new", "new", undefined]);
});

it("changes nothing else where a form has one language", () => {
  expect(change("en")).toEqual(["new", "id", undefined]);
});
