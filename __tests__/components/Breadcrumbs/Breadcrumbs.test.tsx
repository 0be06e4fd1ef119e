import { screen, within } from "@testing-library/react";
import { Breadcrumbs } from "../../../src/components/Breadcrumbs/Breadcrumbs";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "Breadcrumb", "Home", "/", "/news/"],
  ["id", "Jejak halaman", "Beranda", "/id/", "/id/news/"],
] as const)("leads, in %s, home and to the pages between", (language, label, home, homePath, newsPath) => {
  renderIn(language, <Breadcrumbs trail={[{ to: "/news/", label: "News" }]} current="Sentani" />);
  const links = within(screen.getByRole("navigation", { name: label })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [home, homePath],
    ["News", newsPath],
  ]);
});

it("ends with this page, which is no link", () => {
  renderIn("id", <Breadcrumbs trail={[]} current="Sentani" lang="en" />);
  const items = screen.getAllByRole("listitem");
  expect(items.at(-1)).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("Sentani")).toHaveAttribute("lang", "en");
});
