import { isPartOfList, searchKind } from "../../src/domain/search";

it.each([
  ["/news/peat-fire/", "news"],
  ["/id/projects/nipah/", "projects"],
  ["/resources/handbook/first-chapter/", "resources"],
  ["/id/donate/", "giving"],
  ["/id/transparency/", "accounts"],
  ["/transparency/dry-season/", "accounts"],
  ["/figures/", "accounts"],
  ["/news/", "pages"],
  ["/", "pages"],
  ["/help/", "pages"],
])("shows %s among %s", (path, kind) => {
  expect(searchKind(path)).toBe(kind);
});

it.each([
  ["/news/", false],
  ["/id/projects/", false],
  ["/news/page/2/", true],
  ["/id/projects/category/technology/", true],
  ["/news/peat-fire/", false],
])("%s repeats a part of a list: %s", (path, is) => {
  expect(isPartOfList(path)).toBe(is);
});
