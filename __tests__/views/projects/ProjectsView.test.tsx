import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { projectsPage } from "../../../src/content-model/pages/projects";
import { projects } from "../../../src/content-model/projects";
import { localizedPath } from "../../../src/domain/paths";
import { ProjectsView, type ProjectsViewProps } from "../../../src/views/projects/ProjectsView";
import { defaultLanguage, languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { copyOf, entriesOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const map = { width: 1000, height: 383, indonesia: "M0,0L9,9Z", neighbours: "M1,1L2,2Z" };
const categories = ["corporate", "municipal", "education", "technology"] as const;

function places(language: Language): Queries.MappedProjectFragment[] {
  return ["Siak", "Sentani"].map((name, index) => ({
    slug: name.toLowerCase(),
    language,
    contentLanguage: language,
    title: `Work in ${name}`,
    place: { name, province: "Province", mapLeft: 10 + index, mapTop: 20.5 },
  }));
}

/** The projects, as if all were of the catalogue. */
function catalogued(language: Language) {
  return entriesOf(projects, language).map((project) => ({ ...project, placement: "catalogue" as const }));
}

function renderCatalogue(language: Language, changes: Partial<ProjectsViewProps> = {}) {
  const lists = { projects: catalogued(language), places: places(language), categories };
  const props = { copy: copyOf(projectsPage, language), map, category: null, ...lists, ...changes };
  return renderIn(language, <ProjectsView {...props} />, "/projects/");
}

const titles = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

/** The list of markers on the map. */
const markers = (label: string) => screen.getByRole("list", { name: label });

/** The number of projects as screen readers announce it. */
const announced = () => screen.getByRole("status").textContent;

beforeEach(() => history.replaceState(null, "", "/projects/"));

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);

  it("leads to the site's search with words that no project has", () => {
    history.replaceState(null, "", "/projects/?q=gambt%20%26%20penjga");
    renderCatalogue(language);
    const link = screen.getByRole("link", { name: t("common:search.label") });
    const search = localizedPath("/search/", language);
    expect(link).toHaveAttribute("href", `${search}?q=gambt%20%26%20penjga`);
  });

  const copy = copyOf(projectsPage, language);
  const all = entriesOf(projects, language);
  const technical = all.filter(({ category }) => category === "technology").map(({ title }) => title);
  const catalogue = localizedPath("/projects/", language);

  it("shows heading, way back and the projects with their facts and pages", () => {
    renderCatalogue(language);
    expect(screen.getByRole("heading", { level: 1, name: copy.title })).toBeVisible();
    expect(screen.getByText(copy.lead)).toBeVisible();
    const back = screen.getByRole("link", { name: t("projects:catalogue.back") });
    expect(back).toHaveAttribute("href", localizedPath("/", language));
    expect(announced()).toBe(t("projects:catalogue.count", { count: all.length }));
    expect(titles()).toEqual(all.map(({ title }) => title));
    for (const { slug, title, status, category, claim, impact, description, year } of all) {
      const heading = screen.getByRole("heading", { level: 2, name: title });
      const card = within(heading.closest("article") ?? document.body);
      const names = [t(`projects:status.${status}`), t(`projects:category.${category}`)];
      const facts = [
        ...names,
        claim ? `${claim.figure} ${impact}` : impact,
        description,
        ...(year === null ? [] : [String(year)]),
      ];
      for (const fact of facts) expect(card.getByText(fact)).toBeVisible();
      expect(card.getByRole("img")).toHaveAccessibleName();
      const link = card.getByRole("link", { name: `${t("projects:learnMore")}: ${title}` });
      expect(link).toHaveAttribute("href", `${catalogue}${slug}/`);
    }
  });

  it("has a tab for all and for each category, each a page of its own", () => {
    renderCatalogue(language);
    const filter = screen.getByRole("navigation", { name: t("projects:catalogue.label") });
    const tabs = within(filter).getAllByRole("link");
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      t("projects:catalogue.all"),
      ...categories.map((category) => t(`projects:category.${category}`)),
    ]);
    expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual([
      catalogue,
      ...categories.map((category) => `${catalogue}category/${category}/`),
    ]);
    expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual(["true", null, null, null, null]);
  });

  it("has no tab for a category without projects", () => {
    renderCatalogue(language, { projects: all.filter(({ category }) => category === "technology") });
    const filter = screen.getByRole("navigation", { name: t("projects:catalogue.label") });
    const tabs = within(filter).getAllByRole("link");
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      t("projects:catalogue.all"),
      t("projects:category.technology"),
    ]);
  });

  it("marks each place on the map and lists it", () => {
    renderCatalogue(language);
    const section = screen.getByRole("region", { name: copy.mapTitle });
    expect(section).toHaveTextContent(copy.mapLead);
    const marker = within(markers(copy.mapTitle)).getByRole("link", { name: "2 Work in Sentani, Sentani" });
    expect(marker).toHaveStyle({ left: "11%", top: "20.5%" });
    const listed = within(section).getByRole("link", { name: "Work in Sentani" });
    for (const link of [marker, listed]) expect(link).toHaveAttribute("href", `${catalogue}sentani/`);
    expect(within(section).getByText("Sentani, Province")).toBeVisible();
  });

  it("dims on the map what is not looked for, and shows the projects of a place whose marker is pressed", async () => {
    const [first, second] = all;
    const mapped = all.map(({ place, ...project }) => ({
      ...project,
      place: { ...place, mapLeft: place.longitude, mapTop: place.latitude },
    }));
    renderCatalogue(language, { places: mapped });
    const marker = (project = first) =>
      within(markers(copy.mapTitle)).getByRole("link", { name: new RegExp(project?.title ?? "none") });
    expect(marker(second)).toHaveAttribute("data-found", "true");
    await userEvent.click(marker());
    expect(location.search).toBe(`?${new URLSearchParams({ q: first?.place.name ?? "" }).toString()}`);
    expect(titles()).toEqual([first?.title]);
    expect(marker()).toHaveAttribute("aria-current", "true");
    expect(marker()).toHaveAttribute("data-found", "true");
    expect(marker(second)).toHaveAttribute("data-found", "false");
    expect(screen.getByRole("searchbox")).toHaveValue(first?.place.name);
    await userEvent.clear(screen.getByRole("searchbox"));
    expect(marker(second)).toHaveAttribute("data-found", "true");
  });

  it("says that there are no projects at all, without a search for them", () => {
    renderCatalogue(language, { projects: [], places: [] });
    expect(screen.getByRole("heading", { level: 2, name: t("common:nothingYet.title") })).toBeVisible();
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });

  it("searches while the reader types", async () => {
    renderCatalogue(language);
    const hint = t("projects:catalogue.empty.hint");
    const none = t("projects:catalogue.empty.title");
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
    const box = screen.getByRole("searchbox", { name: t("projects:catalogue.search.label") });
    expect(box).toHaveAttribute("placeholder", t("projects:catalogue.search.placeholder"));
    const title = all[0]?.title ?? "";
    await userEvent.type(box, title.toUpperCase());
    expect(titles()).toEqual([title]);
    expect(location.search).toBe(`?${new URLSearchParams({ q: title.toUpperCase() }).toString()}`);
    await userEvent.type(box, "xyz");
    expect(titles()).toEqual([]);
    expect(screen.getByRole("heading", { level: 2, name: none })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    expect(announced()).toBe(none);
    await userEvent.click(screen.getByRole("button", { name: t("projects:catalogue.empty.clear") }));
    expect(titles()).toHaveLength(all.length);
    expect(box).toHaveValue("");
    expect(box).toHaveFocus();
    expect(location.search).toBe("");
  });

  it("finds by the name that readers see of a category", async () => {
    renderCatalogue(language);
    await userEvent.type(screen.getByRole("searchbox"), t("projects:category.technology"));
    expect(titles()).toEqual(expect.arrayContaining(technical));
  });

  it("narrows to a tab, which the address keeps", async () => {
    renderCatalogue(language);
    const tab = screen.getByRole("link", { name: t("projects:category.technology") });
    await userEvent.click(tab);
    expect(titles()).toEqual(technical);
    expect(announced()).toBe(t("projects:catalogue.count", { count: technical.length }));
    expect(tab).toHaveAttribute("aria-current", "true");
    expect(location.pathname + location.search).toBe("/projects/?category=technology");
  });

  it("shows on the page of a category its projects, and searches among all", async () => {
    renderCatalogue(language, { category: "technology" });
    const category = t("projects:category.technology");
    const heading = t("projects:catalogue.narrowed", { title: copy.title, category });
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(titles()).toEqual(technical);
    expect(screen.getByRole("link", { name: category })).toHaveAttribute("aria-current", "true");
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    expect(titles()).toEqual(technical);
    expect(screen.getByRole("search")).toHaveAttribute("action", catalogue);
  });

  it("leads to all projects from the page of a category that has none", () => {
    renderCatalogue(language, { category: "corporate", projects: [] });
    const none = t("projects:catalogue.empty.title");
    expect(screen.getByRole("heading", { level: 2, name: none })).toBeVisible();
    const all = screen.getByRole("link", { name: t("projects:catalogue.empty.clear") });
    expect(all).toHaveAttribute("href", catalogue);
  });
});

it.each(languageCodes)("finds projects of the home page in %s, by their island, too", async (language) => {
  const all = entriesOf(projects, language);
  const atHome = all.filter(({ placement }) => placement === "home");
  renderCatalogue(language, { projects: all });
  expect(titles()).toHaveLength(all.length - atHome.length);
  const borneo = atHome.filter(({ place }) => place.province.includes("Kalimantan"));
  await userEvent.type(screen.getByRole("searchbox"), "borneo");
  expect(titles()).toEqual(borneo.map(({ title }) => title));
});

it.each([null, "technology"] as const)(
  "finds those of the home page in a category, on page %s",
  async (category) => {
    const all = entriesOf(projects, defaultLanguage);
    const technical = all.filter((project) => project.category === "technology");
    const [atHome] = technical.filter(({ placement }) => placement === "home");
    if (!category) history.replaceState(null, "", "/projects/?category=technology");
    renderCatalogue(defaultLanguage, { projects: all, category });
    expect(titles()).toContain(atHome?.title);
    expect(titles()).toHaveLength(technical.length);
    const count = translator(defaultLanguage)("projects:catalogue.count", { count: technical.length });
    expect(announced()).toBe(count);
    if (category) return;
    await userEvent.type(screen.getByRole("searchbox"), atHome?.title ?? "none");
    expect(titles()).toEqual([atHome?.title]);
  },
);

it("has a tab for a category whose projects are all on the home page", () => {
  const all = entriesOf(projects, defaultLanguage).filter(
    ({ placement, category }) => placement === "home" || category !== "technology",
  );
  renderCatalogue(defaultLanguage, { projects: all });
  const name = translator(defaultLanguage)("projects:category.technology");
  expect(screen.getByRole("link", { name })).toBeVisible();
});

it("lists the projects of the home page, with the map, if there are no others", () => {
  const projects = catalogued(defaultLanguage).map((project) => ({ ...project, placement: "home" as const }));
  renderCatalogue(defaultLanguage, { projects });
  expect(titles()).toEqual(projects.map(({ title }) => title));
  expect(markers(copyOf(projectsPage, defaultLanguage).mapTitle)).toBeVisible();
});

it("shows at once what a shared address asks for", () => {
  const { title, category } = projectOf(defaultLanguage, "technology");
  const query = new URLSearchParams({ q: title, category });
  history.replaceState(null, "", `/projects/?${query.toString()}`);
  renderCatalogue(defaultLanguage);
  expect(titles()).toEqual([title]);
  expect(screen.getByRole("searchbox")).toHaveValue(title);
});

it("follows Back, for which a search is one step", async () => {
  renderCatalogue(defaultLanguage);
  const before = history.length;
  await userEvent.type(screen.getByRole("searchbox"), "xyz");
  expect(titles()).toEqual([]);
  expect(history.length).toBe(before + 1);
  act(() => {
    history.replaceState(null, "", "/projects/");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(titles()).toHaveLength(entriesOf(projects, defaultLanguage).length);
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

it("leaves a click for a new tab to the browser", () => {
  renderCatalogue(defaultLanguage);
  let handled: boolean | undefined;
  const watch = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot open a page
  };
  addEventListener("click", watch, { once: true });
  const tab = screen.getByRole("link", { name: translator(defaultLanguage)("projects:category.technology") });
  fireEvent.click(tab, { ctrlKey: true });
  expect(handled).toBe(false);
  expect(location.search).toBe("");
  expect(titles()).toHaveLength(entriesOf(projects, defaultLanguage).length);
});

it.each([1, 500])("counts %i projects", (length) => {
  const project = projectOf(defaultLanguage);
  const repeated = Array.from({ length }, (_, index) => ({ ...project, slug: `p-${index}` }));
  const { container } = renderCatalogue(defaultLanguage, { projects: repeated });
  // a query by role would take a minute with so many elements
  expect(container.querySelectorAll("article")).toHaveLength(length);
  const count = translator(defaultLanguage)("projects:catalogue.count", { count: length });
  expect(container.querySelector("[role='status']")?.textContent).toBe(count);
});

it("has no map where no project has a place on it", () => {
  renderCatalogue(defaultLanguage, { places: [] });
  const { mapTitle } = copyOf(projectsPage, defaultLanguage);
  expect(screen.queryByRole("region", { name: mapTitle })).not.toBeInTheDocument();
});

/** The first project, or the first of a category. */
function projectOf(language: Language, wanted?: Queries.ProjectCategory) {
  const found = catalogued(language).find(({ category }) => !wanted || category === wanted);
  if (!found) throw new Error(`The tests' own site has no project of ${wanted ?? "any category"}.`);
  return found;
}
