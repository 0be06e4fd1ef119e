import { isHashed, listPath } from "../../src/domain/addresses";

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

it.each([
  ["/static/c247/03816/shells.avif", true],
  ["/app-338e64579be84efc5e59.js", true],
  ["/component-338e6457.js", true],
  ["/pagefind/index/en_4f6da90.pf_index", true],
  ["/sw.js", false],
  ["/pagefind/pagefind.js", false],
])("the file %s never changes: %s", (path, hashed) => {
  expect(isHashed(path)).toBe(hashed);
});
