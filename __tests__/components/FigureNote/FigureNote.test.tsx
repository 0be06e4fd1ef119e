import { screen, within } from "@testing-library/react";
import { FigureNote } from "../../../src/components/FigureNote/FigureNote";
import { formatDate } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { notedClaim } from "../../setup/claims";
import { languageCodes } from "../../setup/languages";
import { prerenderIn, renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

test.each(languageCodes)("a figure opens a note in %s, without scripts", (language) => {
  const t = translator(language);
  const { container } = prerenderIn(
    language,
    <FigureNote claim={notedClaim({ language, contentLanguage: language })} />,
  );
  const summary = container.querySelector("details > summary");
  expect(summary).toHaveTextContent(`40+ (${t("common:claim.note")})`);
  expect(container).toHaveTextContent("Wells with a lid.");
  expect(container).toHaveTextContent(t("common:claim.excludes", { text: "Ponds." }));
  expect(container).toHaveTextContent(t("common:claim.kind.estimated"));
  expect(container).toHaveTextContent(t("common:claim.asOf", { date: formatDate("2031-01-02", language) }));
  expect(container).toHaveTextContent(t("common:claim.source", { title: "The notebook" }));
  const more = within(container).getByText(t("common:claim.more"));
  expect(more).toHaveAttribute("href", localizedPath("/figures/#wells", language));
});

test("a text in another language says so, and what is left out is not missed", () => {
  renderIn("id", <FigureNote claim={notedClaim({ language: "id", excludes: null })} />);
  expect(screen.getByText("Wells with a lid.")).toHaveAttribute("lang", "en");
  expect(screen.queryByText(/Ponds/)).not.toBeInTheDocument();
});
