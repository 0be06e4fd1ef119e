import type { CreatePagesArgs } from "gatsby";
import { createProjectIndexPages } from "../../../src/build/pages/project-index-pages";

it("makes a page of all projects and one for each tab", async () => {
  const createPage = jest.fn<undefined, [{ readonly path: string; readonly context: object }]>();
  await createProjectIndexPages({ actions: { createPage } } as unknown as CreatePagesArgs);
  const categories = ["corporate", "municipal", "education", "technology"];
  expect(createPage.mock.calls.map(([{ path, context }]) => [path, context])).toEqual([
    ["/projects/", { categories, category: null }],
    ["/projects/category/corporate/", { categories, category: "corporate" }],
    ["/projects/category/municipal/", { categories, category: "municipal" }],
    ["/projects/category/education/", { categories, category: "education" }],
    ["/projects/category/technology/", { categories, category: "technology" }],
  ]);
});
