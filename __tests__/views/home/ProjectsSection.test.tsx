import { screen, within } from "@testing-library/react";
import { localizedPath } from "../../../src/domain/paths";
import { ProjectsSection } from "../../../src/views/home/ProjectsSection";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { homePageOf, projectsOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const open = { underMaintenance: false, message: "Soon." };

function renderSection(language: Language, state = open) {
  const projects = projectsOf(language, "home");
  renderIn(language, <ProjectsSection copy={homePageOf(language).projects} {...{ state, projects }} />);
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const heading = homePageOf(language).projects.head.title;
  const projects = projectsOf(language, "home");
  const catalogue = localizedPath("/projects/", language);

  it("has its heading and the way to all projects", () => {
    renderSection(language);
    expect(screen.getByRole("region", { name: heading })).toHaveAttribute("id", "projects");
    expect(screen.getByRole("link", { name: t("projects:seeAll") })).toHaveAttribute("href", catalogue);
  });

  it("shows the projects with status, category and impact", () => {
    renderSection(language);
    const shown = screen.getAllByRole("article");
    expect(shown).toHaveLength(projects.length);
    projects.forEach(({ title, status, category, claim, impact: line }, index) => {
      const impact = claim ? `${claim.figure} ${line}` : line;
      const card = within(shown[index] ?? document.body);
      const words = [title, t(`projects:status.${status}`), t(`projects:category.${category}`), impact];
      for (const text of words) expect(card.getByText(text)).toBeVisible();
      expect(card.getByRole("img")).toHaveAccessibleName();
    });
  });

  it("leads to each project's own page", () => {
    renderSection(language);
    for (const { title, slug } of projects) {
      const link = screen.getByRole("link", { name: `${t("projects:learnMore")}: ${title}` });
      expect(link).toHaveAttribute("href", `${catalogue}${slug}/`);
    }
  });

  it("says under maintenance what its editors wrote, and shows no project", () => {
    renderSection(language, { ...open, underMaintenance: true });
    expect(screen.getByText(open.message)).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });
});
