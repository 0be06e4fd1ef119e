import { screen } from "@testing-library/react";
import type { Language } from "../../../src/i18n/languages";
import { HomeView } from "../../../src/views/home/HomeView";
import {
  freeResources,
  homeProjects,
  keyFeatures,
  sectionSwitches,
  shelvedResources,
  siteSettings,
} from "../../setup/content";
import { homeCopy, homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

function renderHome(language: Language, page = homePage(language)) {
  return renderIn(
    language,
    <HomeView
      page={page}
      site={siteSettings(language)}
      switches={sectionSwitches(language)}
      projects={homeProjects(language)}
      keyFeatures={keyFeatures(language)}
      articles={[]}
      resources={shelvedResources(language)}
      freeResources={freeResources(language)}
    />,
  );
}

const sections = {
  en: [
    "Keep the canopy standing.",
    "Tajuk in numbers",
    "A forest is worth more standing",
    "The team",
    "Slow work, done in the right order",
    "Five steps, from seed to canopy",
    "Where the work is",
    "From the field",
    "Take our tools",
    "Write to us",
  ],
  id: [
    "Jaga tajuk tetap tegak.",
    "Tajuk dalam angka",
    "Hutan lebih berharga saat masih tegak",
    "Tim kami",
    "Kerja perlahan, dengan urutan yang benar",
    "Lima langkah, dari benih sampai tajuk",
    "Di mana kami bekerja",
    "Dari lapangan",
    "Pakailah alat kami",
    "Tulis kepada kami",
  ],
} as const;

it.each(["en", "id"] as const)(
  "has its sections in the order of the walk through the forest, in %s",
  (language) => {
    renderHome(language);
    const found = screen.getAllByRole("region");
    expect(found).toHaveLength(sections[language].length);
    for (const [index, name] of sections[language].entries()) expect(found[index]).toHaveAccessibleName(name);
    const anchors = found.map(({ id }) => id).filter(Boolean);
    expect(anchors).toEqual(["about", "work", "projects", "news", "resources", "contact"]);
  },
);

it.each(["en", "id"] as const)("shows every word and picture of its copy, in %s", (language) => {
  const { container } = renderHome(language);
  const { seo, ...copy } = homeCopy(language);
  expect(seo).toBeDefined();
  expectTexts(container, copy);
});

it.each([
  ["en", "Under Construction"],
  ["id", "Sedang Dalam Perbaikan"],
] as const)("has the news alone under maintenance, in %s", (language, heading) => {
  renderHome(language);
  const notice = screen.getByRole("heading", { level: 3, name: heading });
  expect(notice.closest("section")).toHaveAttribute("id", "news");
  const messages = Object.values(sectionSwitches(language)).map((state) =>
    typeof state === "object" ? state.message : null,
  );
  expect(new Set(messages.filter(Boolean)).size).toBe(4);
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
  renderHome("id", homePage("en"));
  expect(screen.getByRole("note").closest("[lang]")).toBeNull();
  for (const name of [sections.en[0], sections.en[2]])
    expect(screen.getByRole("region", { name }).closest("[lang]")).toHaveAttribute("lang", "en");
});
