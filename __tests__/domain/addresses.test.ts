import { listPath } from "../../src/domain/addresses";

it.each([
  [{}, "/news/"],
  [{ page: 1 }, "/news/"],
  [{ page: 2 }, "/news/page/2/"],
  [{ category: null, page: 3 }, "/news/page/3/"],
  [{ category: "partnership" }, "/news/category/partnership/"],
  [{ category: "productUpdate" }, "/news/category/product-update/"],
  [{ category: "productUpdate", page: 2 }, "/news/category/product-update/page/2/"],
])("the part %j of the list is at %s", (part, path) => {
  expect(listPath("/news/", part)).toBe(path);
});

it("is the list itself without a part", () => {
  expect(listPath("/projects/")).toBe("/projects/");
});
