import { screen, within } from "@testing-library/react";
import { formatLanguage } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { ProjectView } from "../../../src/views/project/ProjectView";
import { notedClaim } from "../../setup/claims";
import { defaultLanguage, languageCodes, type Language } from "../../setup/languages";
import { projectPage, relatedProject } from "../../setup/projects";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const copy = { donateTitle: "Keep this work going." };
const figures = { licence: "Licence of the bay", licenceAddress: "https://licence.example/bay" };
const address = "https://tajuk.example/projects/open-canopy-network/";

function renderProject(
  language: Language,
  changes: Partial<Queries.ProjectViewFragment> = {},
  related = [relatedProject({ language, contentLanguage: language })],
) {
  const project = projectPage({ language, contentLanguage: language, ...changes });
  renderIn(
    language,
    <ProjectView project={project} copy={copy} figures={figures} address={address} related={related} />,
  );
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);

  /** The facts beside the text, as `[name, value]`. */
  function facts(): (string | null)[][] {
    const side = screen.getByRole("complementary", { name: t("projects:page.facts.label") });
    const terms = within(side).getAllByRole("term");
    return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
  }

  it("shows title, tags and facts", () => {
    renderProject(language);
    const header = screen.getByRole("heading", { level: 1, name: "Open Canopy Network" }).parentElement;
    const [status, category] = [t("projects:status.beta"), t("projects:category.technology")];
    expect(header).toHaveTextContent(`${status}${category}2024Open Canopy NetworkFlux towers`);
    expect(facts()).toEqual([
      [t("projects:page.facts.status"), status],
      [t("projects:page.facts.category"), category],
      [t("projects:page.facts.year"), "2024"],
      [t("projects:page.facts.impact"), "1M+ CO₂ tracked"],
      [t("projects:page.facts.place"), "Pelalawan, Riau"],
    ]);
  });

  it("leaves the year out where it has none", () => {
    renderProject(language, { year: null });
    expect(facts()).toHaveLength(4);
    expect(facts().map(([name]) => name)).not.toContain(t("projects:page.facts.year"));
  });

  it("shows its picture first, its text and what it offers", () => {
    renderProject(language);
    const picture = within(screen.getByRole("figure")).getByRole("img", { name: "A tower above the forest" });
    expect(picture).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("heading", { level: 2, name: "What comes next" })).toBeVisible();
    const features = screen.getByRole("region", { name: t("projects:page.keyFeatures") });
    const items = within(features).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["A keeper at each station"]);
  });

  it("has no list of features where editors wrote none", () => {
    renderProject(language, { features: null });
    expect(screen.queryByRole("region", { name: t("projects:page.keyFeatures") })).not.toBeInTheDocument();
  });

  it.each([
    [null, "/donate/for/canopy-network/"],
    [{ slug: "towers", default: false }, "/donate/towers/"],
    [{ slug: "forest-fund", default: true }, "/donate/"],
  ])("says what a donation does and where to give with the campaign %o", (campaign, path) => {
    renderProject(language, { slug: "canopy-network", campaign });
    const giving = localizedPath(path, language);
    expect(screen.getByRole("link", { name: t("projects:page.donate") })).toHaveAttribute("href", giving);
    const band = within(screen.getByRole("region", { name: copy.donateTitle }));
    expect(band.getByText("A donation keeps one station running.")).toBeVisible();
    expect(band.getByRole("link", { name: t("common:donate") })).toHaveAttribute("href", giving);
    const inquiry = localizedPath("/?subject=Open%20Canopy%20Network#contact", language);
    expect(band.getByRole("link", { name: t("projects:page.partner") })).toHaveAttribute("href", inquiry);
  });

  it("leads to related projects", () => {
    renderProject(language);
    const related = within(screen.getByRole("region", { name: t("projects:page.related") }));
    expect(related.getByRole("link", { name: "Peat Water-Table Sensors" })).toHaveAttribute(
      "href",
      localizedPath("/projects/peat-water-table-sensors/", language),
    );
    expect(related.getByText(t("projects:status.available"))).toBeVisible();
  });

  it("says whose a related project's figure is, how it is known, and more in a note", () => {
    const claim = { ...notedClaim({ kind: "sample" }), owner: "organisation", unit: "hectares" } as const;
    renderProject(language, {}, [relatedProject({ claim, impact: "hectares" })]);
    const related = within(screen.getByRole("region", { name: t("projects:page.related") }));
    const marks = [t("common:claim.total.organisation"), t("common:claim.kind.sample")];
    expect(related.getByText(marks.join(" · "))).toBeVisible();
    expect(related.getByText(claim.counts)).toBeInTheDocument();
  });

  it("has no such section where it is the only project", () => {
    renderProject(language, {}, []);
    expect(screen.queryByRole("region", { name: t("projects:page.related") })).not.toBeInTheDocument();
  });

  it("stands below all projects and can be shared", () => {
    renderProject(language);
    const crumbs = screen.getByRole("navigation", { name: t("common:breadcrumbs.label") });
    const above = within(crumbs).getAllByRole("link");
    expect(above.map((link) => link.getAttribute("href"))).toEqual(
      ["/", "/projects/"].map((path) => localizedPath(path, language)),
    );
    expect(screen.getByRole("link", { name: t("share:whatsApp") })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(address)),
    );
  });
});

it("says that it is not translated and marks its words, not ours", () => {
  renderProject("id", { contentLanguage: defaultLanguage });
  const notice = translator("id")("common:notTranslated", {
    language: formatLanguage(defaultLanguage, "id"),
  });
  expect(screen.getByRole("note")).toHaveTextContent(notice);
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", defaultLanguage);
  for (const text of ["A forest breathes.", "A donation keeps one station running."]) {
    expect(screen.getByText(text).closest("[lang]")).toHaveAttribute("lang", defaultLanguage);
  }
  expect(screen.getByText(copy.donateTitle).closest("[lang]")).toBeNull();
});
