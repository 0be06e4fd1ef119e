import { isTold, Refusal, ToldRefusal } from "../../src/cms/validation/refusal";
import type { Reducer } from "../../src/patches/decap-state";
import { tellingOnce } from "../../src/patches/told-once";
import { StateMap } from "./state-map";

type State = ReturnType<Reducer>;

const state = (): State => ({ entryDraft: new StateMap({}), editorialWorkflow: new StateMap({}) });
const [before, after] = [state(), state()];
const reduce = jest.fn<State, Parameters<Reducer>>(() => after);
const send = (message: object | string, type = "NOTIFICATION_SEND") =>
  tellingOnce(reduce, isTold)(before, { type, payload: { message } });

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

it("tells of the media library in the editor's words only, and not what a dialog has told", () => {
  const refusal = new ToldRefusal("foto.avif tidak disimpan");
  reduce.mockClear();
  expect(send(`Failed to persist media: ${String(refusal)}`)).toBe(before);
  expect(reduce).not.toHaveBeenCalled();
  expect(send("Failed to delete media: Error: server tidak menjawab")).toBe(after);
  expect(reduce.mock.lastCall?.[1].payload?.message).toBe("server tidak menjawab");
});
