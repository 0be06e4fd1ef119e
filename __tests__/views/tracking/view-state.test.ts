import {
  parseViewState,
  toggled,
  writeViewState,
  type ViewState,
} from "../../../src/views/tracking/view-state";

const known = ["night-cooling", "rail", "shade-trees"];
const untouched: ViewState = { hidden: [], month: null, applied: [] };

test("an address without a query shows everything", () => {
  expect(parseViewState("", known)).toEqual(untouched);
});

test("an address restores what was shown", () => {
  expect(parseViewState("?hide=emissions&month=7&apply=rail&apply=night-cooling", known)).toEqual({
    hidden: ["emissions"],
    month: 7,
    applied: ["night-cooling", "rail"],
  });
});

test.each(["?month=0", "?month=13", "?month=7.5", "?month=x", "?hide=nothing", "?apply=unknown", "?apply="])(
  "%s says nothing",
  (search) => {
    expect(parseViewState(search, known)).toEqual(untouched);
  },
);

test.each<ViewState>([
  untouched,
  { hidden: ["emissions", "reductions"], month: 12, applied: known },
  { hidden: ["reductions"], month: 1, applied: [] },
])("what is written is read again: %j", (state) => {
  expect(parseViewState(writeViewState(state, ""), known)).toEqual(state);
});

test("nothing to say leaves no question mark", () => {
  expect(writeViewState(untouched, "?month=7&apply=rail")).toBe("");
});

test("other parts of the query stay", () => {
  expect(writeViewState({ ...untouched, month: 7 }, "?from=letter&month=1")).toBe("?from=letter&month=7");
});

test("an item is added to a list, or taken out of it", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});
