import { screen } from "@testing-library/react";
import { HeroSection } from "../../../src/views/home/HeroSection";
import { homeCopy, homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

const words = {
  en: {
    title: "Keep the canopy standing.",
    donate: "Donate",
    donatePath: "/donate/",
    explore: "Explore our work",
    projectsPath: "/projects/",
  },
  id: {
    title: "Jaga tajuk tetap tegak.",
    donate: "Donasi",
    donatePath: "/id/donate/",
    explore: "Lihat kerja kami",
    projectsPath: "/id/projects/",
  },
} as const;

describe.each(["en", "id"] as const)("the hero in %s", (language) => {
  const { title, donate, donatePath, explore, projectsPath } = words[language];

  it("says what the site is about", () => {
    const { container } = renderIn(language, <HeroSection hero={homePage(language).hero} />);
    const { stats, ...hero } = homeCopy(language).hero as { stats: unknown };
    expect(stats).toBeDefined();
    expectTexts(container, hero);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: title })).toBeInTheDocument();
  });

  it("leads to giving and to the projects", () => {
    renderIn(language, <HeroSection hero={homePage(language).hero} />);
    expect(screen.getByRole("link", { name: donate })).toHaveAttribute("href", donatePath);
    expect(screen.getByRole("link", { name: explore })).toHaveAttribute("href", projectsPath);
  });
});
