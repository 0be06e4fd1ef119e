import {
  chosenFiles,
  chosenPages,
  isKept,
  isKeptPage,
  pageDataPath,
  sizeOf,
  type Pack,
} from "../../src/domain/offline";

const pack: Pack = {
  words: {},
  shared: ["/app.js"],
  pages: [
    { path: "/", language: "en", files: ["/"] },
    {
      path: "/projects/reef/",
      language: "en",
      part: "projects",
      files: ["/projects/reef/", "/static/reef.webp"],
    },
    {
      path: "/id/projects/reef/",
      language: "id",
      part: "projects",
      files: ["/id/projects/reef/", "/static/reef.webp"],
    },
    { path: "/resources/knots/", language: "en", part: "tools", files: ["/resources/knots/"] },
  ],
  files: {
    "/app.js": [1000],
    "/": [10, "a"],
    "/projects/reef/": [20, "b"],
    "/id/projects/reef/": [30, "c"],
    "/static/reef.webp": [400],
    "/resources/knots/": [5, "d"],
  },
};

it.each([
  [[], ["en"], ["/"]],
  [["projects"], ["en"], ["/", "/projects/reef/"]],
  [
    ["projects", "tools"],
    ["en", "id"],
    ["/", "/projects/reef/", "/id/projects/reef/", "/resources/knots/"],
  ],
] as const)("a choice of %j in %j has the pages %j", (parts, languages, paths) => {
  expect(chosenPages(pack, { parts, languages }).map(({ path }) => path)).toEqual(paths);
});

it("counts a file once that two pages show", () => {
  const files = chosenFiles(pack, { parts: ["projects"], languages: ["en", "id"] });
  expect(files).toEqual(["/app.js", "/", "/projects/reef/", "/static/reef.webp", "/id/projects/reef/"]);
  expect(sizeOf(pack, files)).toBe(1460);
});

it.each([
  ["/", true],
  ["/id/news/reef/", true],
  ["/administration/", true],
  ["/admin/", false],
  ["/preview/id/0f1e/news/reef/", false],
  ["/api/payments/", false],
  ["/donate/result/", false],
  ["/id/donate/result/", false],
  ["/id/inquiry-sent/", false],
])("the page %s may be kept: %s", (path, kept) => {
  expect(isKept(path)).toBe(kept);
});

it.each([
  ["/id/news/reef/", true],
  ["/offline/", false],
  ["/id/offline/", false],
  ["/donate/result/", false],
  ["/favicon.svg", false],
])("%s is a page that visitors read without signal: %s", (path, isPage) => {
  expect(isKeptPage(path)).toBe(isPage);
});

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/id/news/", "/page-data/id/news/page-data.json"],
])("the data of %s are at %s", (path, data) => {
  expect(pageDataPath(path)).toBe(data);
});
