import { screen } from "@testing-library/react";
import { localizedPath } from "../../../src/domain/paths";
import { InquirySentView } from "../../../src/views/inquiry-sent/InquirySentView";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it.each(languageCodes)("in %s, confirms an inquiry and leads on", (language) => {
  const t = translator(language);
  renderIn(language, <InquirySentView />);
  expect(screen.getByRole("heading", { level: 1, name: t("forms:inquiry.sent") })).toBeVisible();
  expect(screen.getByText(t("forms:confirmation.lead"))).toBeVisible();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    [t("common:error.home"), localizedPath("/", language)],
    [t("forms:confirmation.resources"), localizedPath("/resources/", language)],
  ]);
});

it.each(languageCodes)("in %s, gives what was asked for at once", (language) => {
  const t = translator(language);
  const file = { publicURL: "/static/knots.pdf", base: "knots.pdf", extension: "pdf", size: 2000 };
  renderIn(language, <InquirySentView resource={{ slug: "knots", title: "Knot cards", files: [file] }} />);
  expect(screen.getByText(t("forms:confirmation.files", { title: "Knot cards" }))).toBeVisible();
  const name = t("common:file.download", { format: t("common:file.format.pdf"), size: "2 kB" });
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", file.publicURL);
});
