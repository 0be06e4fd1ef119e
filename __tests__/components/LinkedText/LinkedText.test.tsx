import { screen } from "@testing-library/react";
import { LinkedText } from "../../../src/components/LinkedText/LinkedText";
import { withoutLinks } from "../../../src/domain/linked-text";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";

const text = "Ask [the harbour](/harbour/#gate) or [the bay](/bay/) [sic].";

it.each(languageCodes)("links words of a short text to pages in %s", (language) => {
  const { container } = renderIn(language, <LinkedText text={text} />);
  expect(container).toHaveTextContent("Ask the harbour or the bay [sic].");
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["the harbour", localizedPath("/harbour/#gate", language)],
    ["the bay", localizedPath("/bay/", language)],
  ]);
});

it("leaves what search engines read without addresses", () => {
  expect(withoutLinks(text)).toBe("Ask the harbour or the bay [sic].");
});
