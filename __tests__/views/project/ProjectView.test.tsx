import { screen, within } from "@testing-library/react";
import type { Language } from "../../../src/i18n/languages";
import { ProjectView } from "../../../src/views/project/ProjectView";
import { projectPage, relatedProject } from "../../setup/projects";
import { renderIn } from "../../setup/render";

const copy = { keyFeatures: ["Open data", "Verified method"], donateTitle: "Keep this work going." };
const address = "https://tajuk.example/projects/open-canopy-network/";

function renderProject(
  language: Language,
  changes: Partial<Queries.ProjectViewFragment> = {},
  related = [relatedProject({ language, contentLanguage: language })],
) {
  const project = projectPage({ language, contentLanguage: language, ...changes });
  renderIn(language, <ProjectView project={project} copy={copy} address={address} related={related} />);
}

/** What the facts say, as `[name, value]`. */
function facts(label: string): (string | null)[][] {
  const terms = within(screen.getByRole("complementary", { name: label })).getAllByRole("term");
  return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

it.each([
  ["en", "Project facts", "Where", ["Status", "Category", "Year", "Impact"], ["Beta", "Technology"]],
  ["id", "Fakta proyek", "Lokasi", ["Status", "Kategori", "Tahun", "Dampak"], ["Beta", "Teknologi"]],
] as const)("shows title, tags and facts in %s", (language, label, where, names, [status, category]) => {
  renderProject(language);
  const header = screen.getByRole("heading", { level: 1, name: "Open Canopy Network" }).parentElement;
  expect(header).toHaveTextContent(`${status}${category}2024Open Canopy NetworkFlux towers`);
  const values = [status, category, "2024", "1M+ CO₂ tracked"];
  expect(facts(label)).toEqual([
    ...names.map((name, index) => [name, values[index]]),
    [where, "Pelalawan, Riau"],
  ]);
});

it("leaves the year out where it has none", () => {
  renderProject("en", { year: null });
  expect(facts("Project facts").map(([name]) => name)).toEqual(["Status", "Category", "Impact", "Where"]);
});

it("shows its picture first, its text and what every project offers", () => {
  renderProject("en");
  const picture = within(screen.getByRole("figure")).getByRole("img", { name: "A tower above the forest" });
  expect(picture).toHaveAttribute("fetchpriority", "high");
  expect(screen.getByRole("heading", { level: 2, name: "What comes next" })).toBeVisible();
  const features = within(screen.getByRole("region", { name: "Key features" })).getAllByRole("listitem");
  expect(features.map((item) => item.textContent)).toEqual(copy.keyFeatures);
});

it.each([
  ["en", "Donate to this work", "Donate", "Partner with us", ""],
  ["id", "Donasi untuk kerja ini", "Donasi", "Bermitra dengan kami", "/id"],
] as const)(
  "says in %s what a donation does and where to give",
  (language, beside, below, partner, prefix) => {
    renderProject(language);
    expect(screen.getByRole("link", { name: beside })).toHaveAttribute("href", `${prefix}/donate/`);
    const band = within(screen.getByRole("region", { name: "Keep this work going." }));
    expect(band.getByText("A donation keeps one station running.")).toBeVisible();
    expect(band.getByRole("link", { name: below })).toHaveAttribute("href", `${prefix}/donate/`);
    expect(band.getByRole("link", { name: partner })).toHaveAttribute(
      "href",
      `${prefix}/?subject=Open%20Canopy%20Network#contact`,
    );
  },
);

it.each([
  ["en", "More projects", "", "Available"],
  ["id", "Proyek lain", "/id", "Tersedia"],
] as const)("leads in %s to related projects", (language, label, prefix, status) => {
  renderProject(language);
  const section = within(screen.getByRole("region", { name: label }));
  expect(section.getByRole("link", { name: "Peat Water-Table Sensors" })).toHaveAttribute(
    "href",
    `${prefix}/projects/peat-water-table-sensors/`,
  );
  expect(section.getByText(status)).toBeVisible();
});

it("has no such section where it is the only project", () => {
  renderProject("en", {}, []);
  expect(screen.queryByRole("region", { name: "More projects" })).not.toBeInTheDocument();
});

it("stands below all projects and can be shared", () => {
  renderProject("id");
  const crumbs = within(screen.getByRole("navigation", { name: "Jejak halaman" })).getAllByRole("link");
  expect(crumbs.map((link) => link.getAttribute("href"))).toEqual(["/id/", "/id/projects/"]);
  expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    expect.stringContaining(encodeURIComponent(address)),
  );
});

it("says that it is not translated and marks its words, not ours", () => {
  renderProject("id", { contentLanguage: "en" });
  expect(screen.getByRole("note")).toHaveTextContent("dalam bahasa Inggris");
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  expect(screen.getByText("A forest breathes.").closest("[lang]")).toHaveAttribute("lang", "en");
  expect(screen.getByText("A donation keeps one station running.")).toHaveAttribute("lang", "en");
  expect(screen.getByText("Keep this work going.").closest("[lang]")).toBeNull();
});
