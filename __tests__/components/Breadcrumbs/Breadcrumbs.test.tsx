import { screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/components/Breadcrumbs/Breadcrumbs";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it.each(languageCodes)("leads, in %s, home and to the pages between", (language) => {
  const t = translator(language);
  renderIn(language, <Breadcrumbs trail={[{ to: "/news/", label: "Logbook" }]} current="Thirty shells" />);
  const trail = within(screen.getByRole("navigation", { name: t("common:breadcrumbs.label") }));
  const links = trail.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    [t("common:breadcrumbs.home"), localizedPath("/", language)],
    ["Logbook", localizedPath("/news/", language)],
  ]);
});

it("ends with this page, which is no link", () => {
  renderIn("id", <Breadcrumbs trail={[]} current="Thirty shells" lang="en" />);
  const items = screen.getAllByRole("listitem");
  expect(items.at(-1)).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("Thirty shells")).toHaveAttribute("lang", "en");
});
