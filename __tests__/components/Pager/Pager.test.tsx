import { screen } from "@testing-library/react";
import { Pager } from "../../../src/components/Pager/Pager";
import { pagerItems } from "../../../src/components/Pager/pager-items";
import { listPath } from "../../../src/i18n/list-paths";
import { renderIn } from "../../setup/render";

const pathOf = (page: number) => listPath("/news/", { page });

function shown(language: "en" | "id", page: number, pageCount: number) {
  renderIn(language, <Pager {...{ page, pageCount, pathOf }} />);
  return screen
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
}

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("shows of page %i of %i the numbers %j", (page, pageCount, items) => {
  expect(pagerItems(page, pageCount)).toEqual(items);
});

it("is not there for a single page", () => {
  renderIn("en", <Pager page={1} pageCount={1} pathOf={pathOf} />);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

it("leads to the pages around this one, in English", () => {
  expect(shown("en", 2, 3)).toEqual([
    ["Previous page", "/news/"],
    ["Page 1", "/news/"],
    ["Page 2", "/news/page/2/"],
    ["Page 3", "/news/page/3/"],
    ["Next page", "/news/page/3/"],
  ]);
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("2");
});

it("leads to them in Indonesian", () => {
  expect(shown("id", 1, 2)).toEqual([
    ["Halaman 1", "/id/news/"],
    ["Halaman 2", "/id/news/page/2/"],
    ["Halaman berikutnya", "/id/news/page/2/"],
  ]);
});

it("has nothing after the last page", () => {
  expect(shown("en", 2, 2).map(([label]) => label)).toEqual(["Previous page", "Page 1", "Page 2"]);
});
