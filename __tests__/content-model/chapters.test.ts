import { referenceTargets } from "../../src/content-model/broken-references";
import { problemsAmong } from "../../src/content-model/problems-among";
import { readTexts } from "../../src/content-model/read-texts";

/** The problems of a lesson at the second place of a course, beside others by their places. */
function problemsBeside(...others: readonly (readonly [title: string, order: number])[]) {
  const lessons = [["Knots", 2] as const, ...others].flatMap(([title, order]) => {
    const source = `---\ntitle: ${title}\nresource: sailing\norder: ${order}\n---\n`;
    return readTexts(`chapters/${title.toLowerCase()}.en.md`, source);
  });
  const course = readTexts("resources/sailing.en.md", "---\ntitle: Sailing\nprice: 5\n---\n");
  const texts = [...course, ...lessons];
  const [own] = lessons;
  if (!own) throw new Error("No lesson was read.");
  return problemsAmong(own, { texts, targets: referenceTargets(texts) }, "en");
}

test("of two lessons in one place, the form names the other one and the first place that is free", () => {
  expect(problemsBeside(["Sails", 2], ["Winds", 1], ["Tides", 4])).toEqual([
    {
      ...{ field: "order", found: "2", expected: "a position that no other chapter of it has" },
      sentence:
        "should be a position of its own: “Sails” has this one; 3 is free, and numbers may be left out",
    },
  ]);
  expect(problemsBeside(["Sails", 9])).toEqual([]);
});
