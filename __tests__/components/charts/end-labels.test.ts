import { spread } from "../../../src/components/charts/end-labels";

test.each([
  { case: "far apart: left alone", places: [40, 200], moved: [40, 200] },
  { case: "too near: the upper one makes room", places: [100, 110], moved: [74, 110] },
  { case: "in the order of the question", places: [110, 100], moved: [110, 74] },
  { case: "at the top edge: the lower ones make room", places: [10, 20, 200], moved: [18, 54, 200] },
  { case: "one label at the edge", places: [0], moved: [18] },
  { case: "none", places: [], moved: [] },
])("labels of 36 pixels, $case", ({ places, moved }) => {
  expect(spread(places, 36, 0)).toEqual(moved);
});
