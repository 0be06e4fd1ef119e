import { screen, within } from "@testing-library/react";
import { DocumentView } from "../../../src/views/document/DocumentView";
import { renderIn } from "../../setup/render";

const document = {
  language: "en",
  contentLanguage: "en",
  title: "Privacy policy",
  lead: "What this site knows about you.",
  updated: "2026-11-21",
  body: "<h2>Visiting the site</h2><p>No cookies.</p>",
};

it.each([
  ["en", "Last changed November 21, 2026", "Breadcrumb", "Home"],
  ["id", "Terakhir diubah 21 November 2026", "Jejak halaman", "Beranda"],
] as const)("in %s, shows a text with its day and the way home", (language, day, trail, home) => {
  const { container } = renderIn(
    language,
    <DocumentView document={{ ...document, language, contentLanguage: language }} />,
  );
  expect(screen.getByRole("heading", { level: 1, name: document.title })).toBeVisible();
  expect(screen.getByText(document.lead)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Visiting the site" })).toBeVisible();
  expect(container.querySelector("time")?.parentElement).toHaveTextContent(day);
  const crumbs = within(screen.getByRole("navigation", { name: trail }));
  expect(crumbs.getByRole("link", { name: home })).toHaveAttribute("href", language === "en" ? "/" : "/id/");
});

it("says that it is not translated and marks its words", () => {
  renderIn("id", <DocumentView document={{ ...document, language: "id" }} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  expect(screen.getByText(/belum diterjemahkan/)).toBeVisible();
});
