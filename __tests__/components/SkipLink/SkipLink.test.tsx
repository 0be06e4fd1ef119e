import { screen } from "@testing-library/react";
import { SkipLink } from "../../../src/components/SkipLink/SkipLink";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it.each(languageCodes)("leads in %s past the header", (language) => {
  renderIn(language, <SkipLink target="content" />);
  const name = translator(language)("common:skip");
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "#content");
});
