import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Language } from "../../src/i18n/languages";
import { ErrorBoundary } from "../../src/shell/ErrorBoundary";
import { translator } from "../setup/translator";

/** A part of a page that cannot be shown. */
function Broken({ thrown }: { readonly thrown: unknown }): ReactNode {
  throw thrown;
}

function show(language: Language, child: ReactNode) {
  return render(
    <ErrorBoundary home={language === "en" ? "/" : "/id/"} t={translator(language)}>
      {child}
    </ErrorBoundary>,
  );
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

test.each([
  ["en", "Unexpected Application Error!", "Return to Home", "/"],
  ["id", "Terjadi kesalahan aplikasi yang tidak terduga!", "Kembali ke beranda", "/id/"],
] as const)(
  "in %s, an error's text takes the page's place, with a way home",
  (language, title, link, home) => {
    show(language, <Broken thrown={new Error("The forest is on another server")} />);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("The forest is on another server");
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", home);
  },
);

test.each([
  ["a text", "out of ink", "out of ink"],
  ["a response", { status: 503, statusText: "Service Unavailable" }, "Service Unavailable"],
])("%s that is thrown is shown, too", (_, thrown, text) => {
  show("en", <Broken thrown={thrown} />);
  expect(screen.getByText(text)).toBeVisible();
});

test("a page that does not throw is shown as it is", () => {
  show("en", <p>All is well.</p>);
  expect(screen.getByText("All is well.")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
