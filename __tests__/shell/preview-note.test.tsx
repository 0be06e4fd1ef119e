import { screen } from "@testing-library/react";
import { PreviewNote } from "../../src/shell/PreviewNote";
import { languageCodes } from "../setup/languages";
import { renderIn } from "../setup/render";
import { translator } from "../setup/translator";

it.each(languageCodes)(
  "says in %s that the page is a draft's, or from when on it is on the site",
  (language) => {
    const t = translator(language);
    renderIn(language, <PreviewNote from={null} />);
    expect(screen.getByRole("complementary")).toHaveTextContent(t("common:preview.draft"));
    renderIn(language, <PreviewNote from="2099-12-03" />);
    expect(screen.getAllByRole("complementary").at(-1)).toHaveTextContent(/3 (December|Desember) 2099/);
  },
);
