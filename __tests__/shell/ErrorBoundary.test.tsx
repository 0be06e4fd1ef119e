import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { localizedPath } from "../../src/domain/paths";
import { ErrorBoundary } from "../../src/shell/ErrorBoundary";
import { defaultLanguage, languageCodes, type Language } from "../setup/languages";
import { translator } from "../setup/translator";

/** A component that throws when it is rendered. */
function Broken({ thrown }: { readonly thrown: unknown }): ReactNode {
  throw thrown;
}

function show(language: Language, child: ReactNode) {
  return render(
    <ErrorBoundary home={localizedPath("/", language)} t={translator(language)}>
      {child}
    </ErrorBoundary>,
  );
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

test.each(languageCodes)("in %s, an error's text takes the page's place, with a way home", (language) => {
  const t = translator(language);
  show(language, <Broken thrown={new Error("The forest is on another server")} />);
  expect(screen.getByRole("alert")).toHaveTextContent("The forest is on another server");
  expect(screen.getByRole("heading", { level: 1, name: t("common:error.title") })).toBeVisible();
  const home = screen.getByRole("link", { name: t("common:error.home") });
  expect(home).toHaveAttribute("href", localizedPath("/", language));
});

test.each([
  ["a text", "out of ink", "out of ink"],
  ["a response", { status: 503, statusText: "Service Unavailable" }, "Service Unavailable"],
])("%s that is thrown is shown, too", (_, thrown, text) => {
  show(defaultLanguage, <Broken thrown={thrown} />);
  expect(screen.getByText(text)).toBeVisible();
});

test("a page that does not throw is shown as it is", () => {
  show(defaultLanguage, <p>All is well.</p>);
  expect(screen.getByText("All is well.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
