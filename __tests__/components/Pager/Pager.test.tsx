import { screen } from "@testing-library/react";
import { Pager } from "../../../src/components/Pager/Pager";
import { pagerItems } from "../../../src/components/Pager/pager-items";
import { listPath } from "../../../src/domain/addresses";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const pathOf = (page: number) => listPath("/news/", { page });

function shown(language: Language, page: number, pageCount: number) {
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

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const page = (number: number) => t("common:pager.page", { number });
  const path = (page: number) => localizedPath(pathOf(page), language);

  it("leads to the pages around this one", () => {
    expect(shown(language, 2, 3)).toEqual([
      [t("common:pager.previous"), path(1)],
      [page(1), path(1)],
      [page(2), path(2)],
      [page(3), path(3)],
      [t("common:pager.next"), path(3)],
    ]);
    expect(screen.getByRole("navigation", { name: t("common:pager.label") })).toBeInTheDocument();
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("2");
  });

  it("has nothing before the first page", () => {
    expect(shown(language, 1, 2).map(([label]) => label)).toEqual([page(1), page(2), t("common:pager.next")]);
  });

  it("has nothing after the last page", () => {
    const labels = shown(language, 2, 2).map(([label]) => label);
    expect(labels).toEqual([t("common:pager.previous"), page(1), page(2)]);
  });
});
