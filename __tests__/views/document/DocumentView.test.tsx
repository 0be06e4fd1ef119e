import { screen, within } from "@testing-library/react";
import { formatDate, formatLanguage } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { DocumentView } from "../../../src/views/document/DocumentView";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const document = {
  language: "en",
  contentLanguage: "en",
  newerIn: null,
  partlyIn: null,
  title: "Privacy policy",
  lead: "What this site knows about you.",
  updated: "2026-11-21",
  body: "<h2>Visiting the site</h2><p>No cookies.</p>",
};

it.each(languageCodes)("in %s, shows a text with its day and the way home", (language) => {
  const t = translator(language);
  const shown = { ...document, language, contentLanguage: language };
  const { container } = renderIn(language, <DocumentView document={shown} />);
  expect(screen.getByRole("heading", { level: 1, name: document.title })).toBeVisible();
  expect(screen.getByText(document.lead)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Visiting the site" })).toBeVisible();
  const day = `${t("common:updated")} ${formatDate(document.updated, language)}`;
  expect(container.querySelector("time")?.parentElement).toHaveTextContent(plain(day));
  const crumbs = within(screen.getByRole("navigation", { name: t("common:breadcrumbs.label") }));
  const home = crumbs.getByRole("link", { name: t("common:breadcrumbs.home") });
  expect(home).toHaveAttribute("href", localizedPath("/", language));
});

it("says that it is not translated and marks its words", () => {
  renderIn("id", <DocumentView document={{ ...document, language: "id" }} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  const notice = translator("id")("common:notTranslated", { language: formatLanguage("en", "id") });
  expect(screen.getByRole("note")).toHaveTextContent(notice);
});
