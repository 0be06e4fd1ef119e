import { nearestPages } from "../../../src/views/not-found/nearest-pages";

const pages = [
  "/news/peat-fire/",
  "/projects/open-canopy-network/",
  "/resources/carbon-handbook/",
  "/help/",
].map((path) => ({ title: path, path }));

it.each([
  ["/peat-fire/", "/news/peat-fire/"],
  ["/projects/open-canopy-netwrok", "/projects/open-canopy-network/"],
  ["/HELP", "/help/"],
  ["/ebooks/carbon-handbok/", "/resources/carbon-handbook/"],
])("finds for %s %s first", (wrong, right) => {
  expect(nearestPages(wrong, pages)[0]?.path).toBe(right);
});

it("suggests no more than are asked for", () => {
  expect(nearestPages("/help/", pages, 2)).toHaveLength(2);
  expect(nearestPages("/help/", [], 2)).toEqual([]);
});
