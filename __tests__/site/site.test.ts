import path from "node:path";
import { problemLine } from "../../src/data-layer/validation/content-problem";
import { validateContent } from "../../src/data-layer/validation/validate-content";

it("is content that a site can be built from", () => {
  expect(validateContent(path.join(__dirname, "content")).map(problemLine)).toEqual([]);
});
