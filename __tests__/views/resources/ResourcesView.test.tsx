import { screen, within } from "@testing-library/react";
import { resourcesPage } from "../../../src/content-model/pages/resources";
import { formatNumber } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { resourceTypes } from "../../../src/domain/resource-types";
import { ResourcesView } from "../../../src/views/resources/ResourcesView";
import { defaultLanguage, languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { copyOf, resourcesOf } from "../../setup/site";
import { translator } from "../../setup/translator";

function renderResources(language: Language, resources: readonly Queries.ListedResourceFragment[]) {
  const page = copyOf(resourcesPage, language);
  renderIn(language, <ResourcesView {...{ page, resources }} imprint="Teluk" />, "/resources/");
}

it.each(languageCodes)("says in %s that there are none yet", (language) => {
  renderResources(language, []);
  const name = translator(language)("common:nothingYet.title");
  expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
});

it.each(languageCodes)("has in %s a shelf for each type, under the id that links name", (language) => {
  const t = translator(language);
  renderResources(
    language,
    resourceTypes.flatMap((type) => resourcesOf(language).map((resource) => ({ ...resource, type }))),
  );
  for (const type of resourceTypes) {
    const shelf = screen.getByRole("region", { name: t(`resources:groups.${type}`) });
    expect(shelf).toHaveAttribute("id", type);
  }
});

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const resources = resourcesOf(language);
  const pageOf = (slug: string) => localizedPath(`/resources/${slug}/`, language);

  beforeEach(() => renderResources(language, resources));

  it("shows what its editors wrote", () => {
    const { title, lead, donateTitle } = copyOf(resourcesPage, language);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expectTexts(document.body, [lead, donateTitle]);
  });

  it("features the e-book on its shelf", () => {
    const book = resources.find(({ featured }) => featured);
    const shelf = within(screen.getByRole("region", { name: t("resources:groups.ebook") }));
    const banner = within(shelf.getByRole("article", { name: `${book?.title} ${book?.subtitle}` }));
    const link = banner.getByRole("link", { name: t("resources:seeBook") });
    expect(link).toHaveAttribute("href", pageOf(book?.slug ?? ""));
    const rating = formatNumber(book?.rating ?? 0, language);
    const words = t("resources:rating", { rating, count: book?.reviewCount ?? 0 });
    expect(banner.getByText(words)).toBeVisible();
  });

  it("leads to the page of every other resource from the shelf of its type", () => {
    for (const { slug, title, type } of resources.filter(({ featured }) => !featured)) {
      const shelf = within(screen.getByRole("region", { name: t(`resources:groups.${type}`) }));
      const link = shelf.getByRole("link", { name: `${t("resources:viewDetails")}: ${title}` });
      expect(link).toHaveAttribute("href", pageOf(slug));
    }
  });
});

it("leaves out the shelf of a type that has no resource, and the banner without a featured one", () => {
  const guides = resourcesOf(defaultLanguage).filter(({ type }) => type === "guide");
  renderResources(defaultLanguage, guides);
  const t = translator(defaultLanguage);
  for (const type of resourceTypes) {
    const shelves = screen.queryAllByRole("region", { name: t(`resources:groups.${type}`) });
    expect(shelves).toHaveLength(type === "guide" ? 1 : 0);
  }
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
});
