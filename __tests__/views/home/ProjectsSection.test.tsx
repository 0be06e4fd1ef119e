import { screen, within } from "@testing-library/react";
import type { Language } from "../../../src/i18n/languages";
import { ProjectsSection } from "../../../src/views/home/ProjectsSection";
import { homeCopy, homeProjects, keyFeatures, sectionSwitches } from "../../setup/content";
import { renderIn } from "../../setup/render";

function renderSection(language: Language, state = sectionSwitches(language).projects) {
  const lists = { projects: homeProjects(language), keyFeatures: keyFeatures(language) };
  renderIn(language, <ProjectsSection copy={homeCopy(language).projects} state={state} {...lists} />);
}

const cards = {
  en: [
    ["Forest Guardians of Papua", "Ongoing", "Forest", "5,000 hectares restored"],
    ["Wet Peat, Quiet Season", "Expansion phase", "Forest", "Over 70% fire reduction"],
    ["Sentani Lakeside Nurseries", "Completed", "Community", "12 indigenous communities engaged"],
    ["Open Canopy Towers", "Phase 2 active", "Technology", "500K tons offset"],
  ],
  id: [
    ["Penjaga Hutan Papua", "Sedang Berjalan", "Hutan", "5.000 hektare dipulihkan"],
    ["Gambut Basah, Musim Tenang", "Fase Perluasan", "Hutan", "Penurunan kebakaran lebih dari 70%"],
    ["Persemaian Tepi Danau Sentani", "Selesai", "Komunitas", "12 masyarakat adat terlibat"],
    ["Menara Tajuk Terbuka", "Tahap 2 Aktif", "Teknologi", "500 ribu ton diimbangi"],
  ],
} as const;

describe.each([
  ["en", "Where the work is", "See all projects", "/projects/", "Learn more"],
  ["id", "Di mana kami bekerja", "Lihat semua proyek", "/id/projects/", "Selengkapnya"],
] as const)("in %s", (language, heading, allProjects, catalogue, learnMore) => {
  it("has its heading and the way to all projects", () => {
    renderSection(language);
    expect(screen.getByRole("region", { name: heading })).toHaveAttribute("id", "projects");
    expect(screen.getByRole("link", { name: allProjects })).toHaveAttribute("href", catalogue);
  });

  it("shows the four projects with status, category and impact", () => {
    renderSection(language);
    const shown = screen.getAllByRole("article");
    expect(shown).toHaveLength(4);
    shown.forEach((card, index) => {
      for (const words of cards[language][index] ?? []) expect(within(card).getByText(words)).toBeVisible();
      expect(within(card).getByRole("img")).toHaveAccessibleName();
    });
  });

  it("leads to each project's own page", () => {
    renderSection(language);
    for (const { title, slug } of homeProjects(language)) {
      const link = screen.getByRole("link", { name: `${learnMore}: ${title}` });
      expect(link).toHaveAttribute("href", `${catalogue}${slug}/`);
    }
  });

  it("says under maintenance what its editors wrote, and shows no project", () => {
    const { message } = sectionSwitches(language).projects;
    renderSection(language, { underMaintenance: true, message });
    expect(screen.getByText(message ?? "")).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
  });
});
