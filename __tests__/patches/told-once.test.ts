import { Refusal, ToldRefusal } from "../../src/cms/validation/refusal";
import type { Reducer } from "../../src/patches/draft-state";
import { tellingOnce } from "../../src/patches/told-once";
import { StateMap } from "./state-map";

type State = ReturnType<Reducer>;

const state = (): State => ({ entryDraft: new StateMap({}), editorialWorkflow: new StateMap({}) });
const [before, after] = [state(), state()];
const send = (message: object | string, type = "NOTIFICATION_SEND") =>
  tellingOnce(() => after)(before, { type, payload: { message } });

it("does not tell again what a dialog has told", () => {
  expect(send({ details: new ToldRefusal("1 problem to fix") })).toBe(before);
});

it("tells every other error, success and sentence", () => {
  const messages = [
    { details: new Refusal("Gone") },
    { details: new Error("Gone") },
    { key: "saved" },
    "Gone",
  ];
  for (const message of messages) expect(send(message)).toBe(after);
});
