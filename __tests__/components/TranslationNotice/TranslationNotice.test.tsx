import { screen, within } from "@testing-library/react";
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

it.each([
  ["id", "en", "Inggris", "/boats/"],
  ["en", "id", "Indonesian", "/id/boats/"],
] as const)("leads in %s to the newer text in %s", (language, newerIn, name, address) => {
  renderIn(language, <TranslationNotice contentLanguage={language} newerIn={newerIn} />, "/boats/");
  const words = translator(language)("common:newerText", { language: name });
  const link = within(screen.getByRole("note")).getByRole("link", { name: words });
  expect(link).toHaveAttribute("href", address);
  expect(link).toHaveAttribute("hreflang", newerIn);
});

it.each([
  ["id", "en", "Inggris", "/boats/"],
  ["en", "id", "Indonesian", "/id/boats/"],
] as const)(
  "leads in %s to the text in %s that is still to be translated",
  (language, partlyIn, name, address) => {
    renderIn(language, <TranslationNotice contentLanguage={language} partlyIn={partlyIn} />, "/boats/");
    const words = translator(language)("common:partlyTranslated", { language: name });
    expect(within(screen.getByRole("note")).getByRole("link", { name: words })).toHaveAttribute(
      "href",
      address,
    );
  },
);

it("says only that a text is not translated, if that is so", () => {
  renderIn("id", <TranslationNotice contentLanguage="en" newerIn="id" />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

it("says nothing of a translated text", () => {
  renderIn("id", <TranslationNotice contentLanguage="id" />);
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});
