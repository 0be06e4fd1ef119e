import { fileExistsAmong, heavyFiles } from "../../../src/cms/validation/media";

const canal = { path: "content/images/peat-canal.jpg" };

it("finds a file by the name that an entry gives it", () => {
  const fileExists = fileExistsAmong([canal, { path: "content/files/guide.pdf" }]);
  expect(fileExists("../images/peat-canal.jpg")).toBe(true);
  expect(fileExists("../files/guide.pdf")).toBe(true);
  expect(fileExists("../images/canal.jpg")).toBe(false);
});

it("warns of new pictures above 1 MB, and of no others", () => {
  const files = [
    { ...canal, size: 3_000_000 },
    { path: "content/images/a.jpg", size: 1_000_000, draft: true },
    { path: "content/images/b.jpg", size: 1_000_001, draft: true },
    { path: "content/files/guide.pdf", size: 3_000_000, draft: true },
  ];
  expect(heavyFiles(files).map(({ path }) => path)).toEqual(["content/images/b.jpg"]);
});
