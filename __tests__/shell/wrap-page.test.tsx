import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { wrapPageElement } from "../../src/shell/wrap-page";
import { pageLocales } from "./page-locales";

type Args = Parameters<typeof wrapPageElement>[0];

function Broken(): ReactNode {
  throw new Error("No figures today");
}

/** What Gatsby gives for a page at a path. */
function pageAt(pathname: string, language: "en" | "id", element: ReactNode): Args {
  const props = {
    location: { pathname },
    pageContext: { language, i18n: { originalPath: "/tracking/" } },
    data: { locales: pageLocales(language) },
  };
  return { element, props } as unknown as Args;
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

test("a page that throws shows the error in its language; the next page is shown as it is", () => {
  const { rerender } = render(wrapPageElement(pageAt("/id/tracking/", "id", <Broken />)));
  expect(screen.getByRole("alert")).toHaveTextContent("No figures today");
  expect(screen.getByRole("link", { name: "Kembali ke beranda" })).toHaveAttribute("href", "/id/");
  rerender(wrapPageElement(pageAt("/tracking/", "en", <p>Figures</p>)));
  expect(screen.getByText("Figures")).toBeVisible();
});
