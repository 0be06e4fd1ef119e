import path from "node:path";
import { problemLine } from "../../src/build/validation/content-problem";
import { validateContent } from "../../src/build/validation/validate-content";

it("is content that a site can be built from", () => {
  expect(validateContent(path.join(__dirname, "content")).map(problemLine)).toEqual([]);
});
