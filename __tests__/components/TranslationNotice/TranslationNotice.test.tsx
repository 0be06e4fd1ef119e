import { screen } from "@testing-library/react";
import { TranslationNotice } from "../../../src/components/TranslationNotice/TranslationNotice";
import { renderIn } from "../../setup/render";

it.each([
  ["id", "en", "Teks ini belum diterjemahkan. Anda membacanya dalam bahasa Inggris."],
  ["en", "id", "This text is not translated yet. You are reading it in Indonesian."],
] as const)("says in %s that a text is in %s", (language, contentLanguage, words) => {
  renderIn(language, <TranslationNotice contentLanguage={contentLanguage} />);
  expect(screen.getByRole("note")).toHaveTextContent(words);
});

it("says nothing of a translated text", () => {
  renderIn("id", <TranslationNotice contentLanguage="id" />);
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});
