import type { State } from "../../src/patches/decap-state";
import { forgettingFailures } from "../../src/patches/failed-saves";
import { StateMap } from "./state-map";

const shown = ["onFailToPersist", "entrySaved", "onFailToLoadEntries"].map((name) => ({
  message: { key: `ui.toast.${name}` },
}));
const state: State = {
  entryDraft: new StateMap({}),
  editorialWorkflow: new StateMap({}),
  notifications: { notifications: [...shown, { message: "Words" }] },
};

const left = (type: string) =>
  forgettingFailures((before) => before ?? state)(state, { type }).notifications?.notifications;

it.each(["ENTRY_PERSIST_SUCCESS", "UNPUBLISHED_ENTRY_PERSIST_SUCCESS"])(
  "takes away that a save failed once one succeeds: %s",
  (type) => expect(left(type)).toEqual([...shown.slice(1), { message: "Words" }]),
);

it("leaves it while another one runs", () => {
  expect(left("ENTRY_PERSIST_REQUEST")).toEqual(state.notifications?.notifications);
});
