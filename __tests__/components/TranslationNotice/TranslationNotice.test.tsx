import { screen } from "@testing-library/react";
import { TranslationNotice } from "../../../src/components/TranslationNotice/TranslationNotice";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it.each([
  ["id", "en", "Inggris"],
  ["en", "id", "Indonesian"],
] as const)("says in %s that a text is in %s", (language, contentLanguage, name) => {
  renderIn(language, <TranslationNotice contentLanguage={contentLanguage} />);
  const words = translator(language)("common:notTranslated", { language: name });
  expect(screen.getByRole("note")).toHaveTextContent(words);
});

it("says nothing of a translated text", () => {
  renderIn("id", <TranslationNotice contentLanguage="id" />);
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});
