import { changedParts } from "../../../src/cms/history/changed-parts";

const long = "Peat holds water for as long as nobody drains it. ".repeat(20);

/** A side as text, with what changed in brackets. */
const marked = (side: ReturnType<typeof changedParts>["older"]) =>
  side.map(({ value, added, removed }) => (added || removed ? `[${value}]` : value)).join("");

const sides = (before: string, after: string) => {
  const { older, newer } = changedParts(before, after);
  return [marked(older), marked(newer)];
};

it("shows a short text whole, with the words that changed", () => {
  expect(sides("The buoy hears much", "The buoy hears everything")).toEqual([
    "The buoy hears [much]",
    "The buoy hears [everything]",
  ]);
});

it.each([
  ["in the middle", long, long, /^….{30,80} \[wet\].{30,80} …$/],
  ["at the beginning", "", long, /^\[wet\].{30,80} …$/],
  ["at the end", long, "", /^….{30,80} \[wet\]$/],
])("shows of a long text what changed %s, and whole words around it", (_where, start, end, shown) => {
  const [older, newer] = sides(`${start}wet${end && ` ${end}`}`, `${start}dry${end && ` ${end}`}`);
  expect(older).toMatch(shown);
  expect(newer).toBe(older?.replace("wet", "dry"));
});

it("shows where words were added to a long text, and no more of it", () => {
  const [older, newer] = sides(long, `${long}It is peat.`);
  expect(older).toMatch(/^….{30,80}$/);
  expect(newer).toBe(`${older}[It is peat.]`);
});

it("leaves what lies between two changes near each other as it is", () => {
  const [older] = sides(`${long}wet and cold${long}`, `${long}dry and warm${long}`);
  expect(older).toContain("[wet] and [cold");
});
