import { screen } from "@testing-library/react";
import { sectionSwitches } from "../../../src/content-model/settings/sections";
import { siteSettings } from "../../../src/content-model/settings/site";
import { HomeView, type HomeViewProps } from "../../../src/views/home/HomeView";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { copyOf, homePageOf, projectsOf, resourcesOn } from "../../setup/site";
import { translator } from "../../setup/translator";

function renderHome(language: Language, page = homePageOf(language), lists: Partial<HomeViewProps> = {}) {
  return renderIn(
    language,
    <HomeView
      page={page}
      site={copyOf(siteSettings, language)}
      switches={copyOf(sectionSwitches, language)}
      projects={projectsOf(language, "home")}
      articles={[]}
      resources={resourcesOn(language, "card")}
      freeResources={resourcesOn(language, "freeList")}
      {...lists}
    />,
  );
}

/** Names of the sections, in the order of the page. */
function sectionsIn(language: Language): string[] {
  const { hero, about, work, projects, give, news, resources, contact } = homePageOf(language);
  const lower = [projects.head, give, news.head, resources.head, contact.head].map(({ title }) => title);
  const label = translator(language)("home:stats.label");
  return [hero.title, label, about.head.title, about.teamTitle, work.head.title, work.stepsTitle, ...lower];
}

describe.each(languageCodes)("in %s", (language) => {
  it("has its sections in their order", () => {
    renderHome(language);
    const found = screen.getAllByRole("region");
    const names = sectionsIn(language);
    expect(found).toHaveLength(names.length);
    for (const [index, name] of names.entries()) expect(found[index]).toHaveAccessibleName(name);
    const anchors = found.map(({ id }) => id).filter(Boolean);
    expect(anchors).toEqual(["about", "work", "projects", "news", "resources", "contact"]);
  });

  it("shows every word and picture of its copy", () => {
    const { container } = renderHome(language);
    const { hero, about, work, projects, give, news, resources, contact } = homePageOf(language);
    expectTexts(container, { hero, about, work, projects, give, news, resources, contact });
  });

  it("says of a list without an entry that nothing is there yet", () => {
    renderHome(language, homePageOf(language), { projects: [], resources: [], freeResources: [] });
    const name = translator(language)("common:nothingYet.title");
    const sections = screen
      .getAllByRole("heading", { level: 3, name })
      .map((each) => each.closest("section")?.id);
    expect(sections).toEqual(["projects", "resources"]);
    const { freeTitle } = homePageOf(language).resources;
    expect(screen.queryByRole("heading", { name: freeTitle })).not.toBeInTheDocument();
  });

  it("says nothing about lists that are not known, as in the editors' preview", () => {
    const unknown = {
      projects: undefined,
      articles: undefined,
      resources: undefined,
      freeResources: undefined,
    };
    renderHome(language, homePageOf(language), unknown);
    expect(
      screen.queryByRole("heading", { name: translator(language)("common:nothingYet.title") }),
    ).toBeNull();
  });

  it("has the section alone under maintenance that its switch names", () => {
    const switches = copyOf(sectionSwitches, language);
    expect(switches.news.underMaintenance).toBe(true);
    renderHome(language);
    const name = translator(language)("home:maintenance.title");
    const notice = screen.getByRole("heading", { level: 3, name });
    expect(notice.closest("section")).toHaveAttribute("id", "news");
  });
});

it("has one heading of the first level, and skips no level below it", () => {
  renderHome("en");
  const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

it("says nothing of translation where the copy is translated", () => {
  renderHome("id");
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
});

it("marks copy that is not translated as what it is, and says so in the reader's language", () => {
  renderHome("id", homePageOf("en"));
  expect(screen.getByRole("note").closest("[lang]")).toBeNull();
  const { hero, about } = homePageOf("en");
  for (const name of [hero.title, about.head.title])
    expect(screen.getByRole("region", { name }).closest("[lang]")).toHaveAttribute("lang", "en");
});
