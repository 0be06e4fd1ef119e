import { screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import content from "../../content/pages/not-found.json";
import NotFoundPage from "../../src/pages/404";
import { pictureFile } from "../setup/pictures";
import { prerenderIn, renderIn } from "../setup/render";

jest.mock("../../src/shell/SiteFrame", () => ({
  SiteFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

function pageAt(pathname: string, language: keyof typeof content) {
  const { title, lead, image } = content[language];
  const none = { nodes: [] };
  const data = {
    notFoundPage: { title, lead, image: { ...image, src: pictureFile("misty-trail") } },
    ...{ projects: none, articles: none, resources: none, documents: none },
  };
  const props = { data, location: { pathname } } as unknown as ComponentProps<typeof NotFoundPage>;
  return <NotFoundPage {...props} />;
}

const log = () => jest.spyOn(console, "error").mockImplementation(() => undefined);

it.each([
  ["en", "/peat-fires/", "Oops! Page not found", "Search the projects for “peat fires”"],
  ["id", "/id/kebakaran-gambut/", "Ups! Halaman tidak ditemukan", "Cari “kebakaran gambut” di proyek"],
] as const)("logs in %s the path that leads nowhere, once, and offers a search for it", (...expected) => {
  const [language, pathname, title, search] = expected;
  const logged = log();
  renderIn(language, pageAt(pathname, language));
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: search })).toBeVisible();
  expect(logged.mock.calls).toEqual([[`404: there is no page at ${pathname}`]]);
});

it("knows and logs no path while it is prerendered, which is done once for all", () => {
  const logged = log();
  prerenderIn("en", pageAt("/404/", "en"));
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});
