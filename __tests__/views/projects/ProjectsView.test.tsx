import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../../src/i18n/languages";
import { ProjectsView, type ProjectsViewProps } from "../../../src/views/projects/ProjectsView";
import { catalogueProjects, projectsCopy } from "../../setup/content";
import { renderIn } from "../../setup/render";

const map = { width: 1000, height: 383, indonesia: "M0,0L9,9Z", neighbours: "M1,1L2,2Z" };
const categories = ["corporate", "municipal", "education", "technology"] as const;

function places(language: Language): Queries.MappedProjectFragment[] {
  return ["Siak", "Sentani"].map((name, index) => ({
    slug: name.toLowerCase(),
    language,
    contentLanguage: "en",
    title: `Work in ${name}`,
    place: { name, province: "Province", mapLeft: 10 + index, mapTop: 20.5 },
  }));
}

function renderCatalogue(language: Language, changes: Partial<ProjectsViewProps> = {}) {
  const copy = projectsCopy(language);
  const projects = catalogueProjects(language);
  const props = { copy, projects, map, categories, category: null, places: places(language), ...changes };
  return renderIn(language, <ProjectsView {...props} />, "/projects/");
}

const titles = () =>
  screen.queryAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

beforeEach(() => history.replaceState(null, "", "/projects/"));

describe.each([
  ["en", "", "All projects", "Back to home", "8 projects", "Learn more", "Filter projects by category"],
  [
    "id",
    "/id",
    "Semua proyek",
    "Kembali ke beranda",
    "8 proyek",
    "Selengkapnya",
    "Saring proyek menurut kategori",
  ],
] as const)("in %s", (language, prefix, heading, back, count, more, filter) => {
  it("shows heading, way back and the eight projects with their pages", () => {
    renderCatalogue(language);
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole("link", { name: back })).toHaveAttribute("href", `${prefix}/`);
    expect(screen.getByRole("status")).toHaveTextContent(count);
    const projects = catalogueProjects(language);
    expect(titles()).toEqual(projects.map(({ title }) => title));
    expect(projects).toHaveLength(8);
    projects.forEach(({ slug, title, impact, description, year }) => {
      const shown = screen.getByRole("heading", { level: 2, name: title });
      const card = within(shown.closest("article") ?? document.body);
      for (const text of [impact, description, String(year)]) expect(card.getByText(text)).toBeVisible();
      const link = card.getByRole("link", { name: `${more}: ${title}` });
      expect(link).toHaveAttribute("href", `${prefix}/projects/${slug}/`);
    });
  });

  it("has a tab for all and for four categories, each a page of its own", () => {
    renderCatalogue(language);
    const tabs = within(screen.getByRole("navigation", { name: filter })).getAllByRole("link");
    expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual([
      `${prefix}/projects/`,
      ...categories.map((category) => `${prefix}/projects/category/${category}/`),
    ]);
    expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual(["true", null, null, null, null]);
  });

  it("marks each place on the map and lists it", () => {
    renderCatalogue(language);
    const region = within(screen.getByRole("region", { name: projectsCopy(language).mapTitle }));
    const marker = region.getByRole("link", { name: "2 Work in Sentani, Sentani" });
    expect(marker).toHaveAttribute("href", `${prefix}/projects/sentani/`);
    expect(marker).toHaveStyle({ left: "11%", top: "20.5%" });
    expect(region.getByRole("link", { name: "Work in Sentani" })).toHaveAttribute(
      "href",
      `${prefix}/projects/sentani/`,
    );
    expect(region.getByText("Sentani, Province")).toBeVisible();
  });
});

it.each([
  ["en", "Search projects", "CANOPY", "Green City Canopy, Bekasi", "No projects found", "Clear search"],
  ["id", "Cari proyek", "BEKASI", "Tajuk Kota Hijau, Bekasi", "Proyek tidak ditemukan", "Hapus pencarian"],
] as const)("searches in %s while the reader types", async (language, label, words, title, none, clear) => {
  renderCatalogue(language);
  const box = screen.getByRole("searchbox", { name: label });
  await userEvent.type(box, words);
  expect(titles()).toContain(title);
  expect(titles().length).toBeLessThan(8);
  expect(location.search).toBe(`?q=${words}`);
  await userEvent.type(box, "xyz");
  expect(titles()).toEqual([]);
  expect(screen.getByRole("heading", { level: 2, name: none })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(none);
  await userEvent.click(screen.getByRole("button", { name: clear }));
  expect(titles()).toHaveLength(8);
  expect(box).toHaveValue("");
  expect(box).toHaveFocus();
  expect(location.search).toBe("");
});

it.each([
  ["en", "Technology", "2 projects"],
  ["id", "Teknologi", "2 proyek"],
] as const)("narrows in %s to a tab, which the address keeps", async (language, tab, count) => {
  renderCatalogue(language);
  await userEvent.click(screen.getByRole("link", { name: tab }));
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent(count);
  expect(screen.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "true");
  expect(location.pathname + location.search).toBe("/projects/?category=technology");
});

it("says how many in the singular, too", async () => {
  renderCatalogue("en");
  await userEvent.click(screen.getByRole("link", { name: "Municipal" }));
  expect(screen.getByRole("status")).toHaveTextContent(/^1 project$/);
});

it("shows at once what a shared address asks for", () => {
  history.replaceState(null, "", "/projects/?q=canopy&category=technology");
  renderCatalogue("en");
  expect(titles()).toEqual(["Open Canopy Network"]);
  expect(screen.getByRole("searchbox")).toHaveValue("canopy");
});

it("follows Back, for which a search is one step", async () => {
  renderCatalogue("en");
  const before = history.length;
  await userEvent.type(screen.getByRole("searchbox"), "coffee");
  expect(history.length).toBe(before + 1);
  act(() => {
    history.replaceState(null, "", "/projects/");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(titles()).toHaveLength(8);
  expect(screen.getByRole("searchbox")).toHaveValue("");
});

it("leaves a click for a new tab to the browser", () => {
  renderCatalogue("en");
  let handled: boolean | undefined;
  const watch = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault(); // no page is there to be opened
  };
  addEventListener("click", watch, { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Technology" }), { ctrlKey: true });
  expect(handled).toBe(false);
  expect(location.search).toBe("");
  expect(titles()).toHaveLength(8);
});

describe("on the page of a category", () => {
  it("shows its projects and leads to the other pages", async () => {
    renderCatalogue("en", { category: "corporate" });
    expect(screen.getByRole("heading", { level: 1, name: "All projects: Corporate" })).toBeVisible();
    expect(titles()).toEqual(["Corporate Carbon Baseline", "Deforestation-Free Supply Watch"]);
    expect(screen.getByRole("link", { name: "Corporate" })).toHaveAttribute("aria-current", "true");
    await userEvent.type(screen.getByRole("searchbox"), "coffee");
    expect(titles()).toHaveLength(2);
    expect(screen.getByRole("search")).toHaveAttribute("action", "/projects/");
  });

  it("may be empty, and leads to all", () => {
    renderCatalogue("id", { category: "corporate", projects: [] });
    expect(screen.getByRole("heading", { level: 2, name: "Proyek tidak ditemukan" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Hapus pencarian" })).toHaveAttribute("href", "/id/projects/");
  });
});

it.each([0, 1, 500])("works with %i projects", (length) => {
  const [project] = catalogueProjects("en");
  if (!project) throw new Error("no project in the content");
  const projects = Array.from({ length }, (_, index) => ({ ...project, slug: `p-${index}` }));
  renderCatalogue("en", { projects, places: [] });
  expect(titles()).toHaveLength(length);
  expect(screen.queryByRole("heading", { name: "Where we work" })).not.toBeInTheDocument();
});
