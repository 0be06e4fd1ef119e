import { readFileSync } from "node:fs";
import path from "node:path";
import { deskTexts } from "../../../src/cms/desk/desk-texts";
import { partOf } from "../../../src/cms/desk/tour";

const guides = { en: "editing.md", id: "editing.id.md" } as const;

it.each(["en", "id"] as const)("the guide has the tour that the desk shows, in %s", (language) => {
  const guide = readFileSync(path.resolve(__dirname, "../../../docs", guides[language]), "utf8");
  const steps = partOf(guide, deskTexts[language].tour).match(/^\d\. /gm);
  expect(steps).toHaveLength(6);
});

it("takes one part of a text, without those before and after it", () => {
  expect(partOf("# A\n\n## B\n\none\n\n### C\n\ntwo\n\n## D\n\nthree\n", "B")).toBe(
    "\none\n\n### C\n\ntwo\n\n",
  );
});
