import { reductionsWith, whatIfLine } from "../../../src/views/tracking/what-if";

const months = [100, 110, 120, 130].map((reductions, index) => ({ month: index + 1, reductions }));

test.each([
  { case: "no effect", effects: [], expected: [100, 110, 120, 130] },
  {
    case: "an effect from its first month on",
    effects: [{ tons: 10, fromMonth: 3 }],
    expected: [100, 110, 130, 140],
  },
  {
    case: "an effect of the whole year",
    effects: [{ tons: 5, fromMonth: 1 }],
    expected: [105, 115, 125, 135],
  },
  {
    case: "effects add up",
    effects: [
      { tons: 10, fromMonth: 2 },
      { tons: 7, fromMonth: 4 },
    ],
    expected: [100, 120, 130, 147],
  },
])("reductions with $case", ({ effects, expected }) => {
  expect(reductionsWith(effects, months)).toEqual(expected);
});

test("the line begins where it leaves the reductions: the month before the first effect", () => {
  expect(whatIfLine([{ tons: 10, fromMonth: 3 }], months)).toEqual([null, 110, 130, 140]);
});

test("an effect from January on begins in January", () => {
  expect(whatIfLine([{ tons: 5, fromMonth: 1 }], months)).toEqual([105, 115, 125, 135]);
});

test("without an effect there is no line", () => {
  expect(whatIfLine([], months)).toEqual([null, null, null, null]);
});
