import { sitePages } from "../../src/content-model/site-pages";
import { listPath } from "../../src/domain/addresses";
import { pageKind } from "../../src/domain/page-kind";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes } from "../setup/languages";

describe.each(languageCodes)("in %s", (language) => {
  it.each([
    ["/", "home"],
    ["/news/", "news"],
    [listPath("/news/", { category: "productUpdate", page: 2 }), "news"],
    [listPath("/news/", { page: 2 }), "news"],
    ["/news/peat-fire/", "article"],
    ["/projects/", "projects"],
    [listPath("/projects/", { category: "peat" }), "projects"],
    ["/projects/mangroves/", "project"],
    ["/resources/", "resources"],
    ["/resources/handbook/", "resource"],
    ["/donate/", "campaign"],
    ["/donate/forest-fund/", "campaign"],
    ["/donate/result/", "other"],
    ["/tracking/", "dashboard"],
    ["/demo/", "demo"],
    ["/privacy/", "other"],
    ["/404/", "other"],
  ])("the page at %s is of the kind %s", (path, kind) => {
    expect(pageKind(localizedPath(path, language))).toBe(kind);
  });
});

it("no page that belongs to no entry is taken for an entry's", () => {
  const kinds = [...sitePages.keys()].map(pageKind);
  expect(kinds).toContain("news");
  for (const entry of ["article", "project", "resource"]) expect(kinds).not.toContain(entry);
});
