import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { notFoundPage } from "../../src/content-model/pages/not-found";
import { localizedPath } from "../../src/domain/paths";
import NotFoundPage from "../../src/pages/404";
import { defaultLanguage, languageCodes, type Language } from "../setup/languages";
import { prerenderIn, renderIn } from "../setup/render";
import { copyOf } from "../setup/site";
import { translator } from "../setup/translator";

jest.mock("../../src/shell/SiteFrame", () => ({
  SiteFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

/** The page component with only those of Gatsby's page props that it reads. */
const Page = NotFoundPage as (props: {
  readonly data: Queries.NotFoundQuery;
  readonly location: { readonly pathname: string };
  readonly pageContext: { readonly language: string };
}) => ReactNode;

function pageAt(pathname: string, language: Language) {
  const none = { nodes: [] };
  const lists = { projects: none, articles: none, resources: none, campaigns: none, documents: none };
  const frame = {
    site: null,
    siteSettings: null,
    footerPages: none,
    shelves: { types: [] },
    locales: stringsOf(language, "Give"),
    labels: {
      edges: languageCodes
        .filter((code) => code !== language)
        .flatMap((code) => stringsOf(code, "Sumbang").edges),
    },
  };
  const data = { ...frame, ...lists, notFoundPage: copyOf(notFoundPage, language) };
  return <Page data={data} location={{ pathname }} pageContext={{ language }} />;
}

/** Strings of a language, with its word for giving. */
const stringsOf = (language: Language, donate: string) => ({
  edges: [{ node: { ns: "common", data: JSON.stringify({ donate }), language } }],
});

const log = () => jest.spyOn(console, "error").mockImplementation(() => undefined);

it.each(languageCodes)(
  "logs in %s the path that leads nowhere, once, and offers a search for it",
  (language) => {
    const pathname = localizedPath("/peat-fires/", language);
    const logged = log();
    renderIn(language, pageAt(pathname, language));
    const { title } = copyOf(notFoundPage, language);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const search = translator(language)("notFound:search", { words: "peat fires" });
    expect(screen.getByRole("link", { name: search })).toBeVisible();
    expect(logged.mock.calls).toEqual([[`404: there is no page at ${pathname}`]]);
  },
);

it.each(languageCodes)("in %s, suggests a page that is called so in another language", (language) => {
  log();
  renderIn(language, pageAt(localizedPath("/sumbang", language), language));
  const link = screen.getByRole("link", { name: "Give" });
  expect(link).toHaveAttribute("href", localizedPath("/donate/", language));
});

it("knows and logs no path while it is prerendered, which is done once for all", () => {
  const logged = log();
  prerenderIn(defaultLanguage, pageAt("/404/", defaultLanguage));
  const home = screen.getByRole("link", { name: translator(defaultLanguage)("common:error.home") });
  expect(home).toHaveAttribute("href", "/");
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});
