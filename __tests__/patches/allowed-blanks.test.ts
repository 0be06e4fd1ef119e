import { allowingBlanks } from "../../src/patches/allowed-blanks";
import type { Action, Reducer } from "../../src/patches/decap-state";
import { StateMap } from "./state-map";

const state: ReturnType<Reducer> = { entryDraft: new StateMap({}), editorialWorkflow: new StateMap({}) };
const reduce = jest.fn<ReturnType<Reducer>, Parameters<Reducer>>(() => state);
const send = (action: Action) => {
  allowingBlanks(reduce)(state, action);
  return reduce.mock.lastCall?.[1];
};

it("keeps no blank field from being saved, but a date that is none", () => {
  const type = "DRAFT_VALIDATION_ERRORS";
  const wrong = { type: "CUSTOM", message: "no date" };
  const sent = send({
    type,
    payload: { uniquefieldId: "date-field-1", errors: [{ type: "PRESENCE" }, wrong] },
  });
  expect(sent).toEqual({ type, payload: { uniquefieldId: "date-field-1", errors: [wrong] } });
});

it("leaves other actions as they are", () => {
  const action = { type: "DRAFT_DISCARD" };
  expect(send(action)).toBe(action);
});
