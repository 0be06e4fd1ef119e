import { screen, within } from "@testing-library/react";
import { AboutSection } from "../../../src/views/home/AboutSection";
import { homeCopy, homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

const headings = {
  en: { section: "A forest is worth more standing", vision: "Our vision", mission: "Our mission" },
  id: { section: "Hutan lebih berharga saat masih tegak", vision: "Visi kami", mission: "Misi kami" },
} as const;

describe.each(["en", "id"] as const)("about us in %s", (language) => {
  const { section, vision, mission } = headings[language];

  it("shows the vision and the mission beside a picture", () => {
    const { container } = renderIn(language, <AboutSection about={homePage(language).about} />);
    const { team, teamTitle, teamImage, values, ...copy } = homeCopy(language).about as Record<
      string,
      unknown
    >;
    expect([team, teamTitle, teamImage, values]).not.toContain(undefined);
    expectTexts(container, copy);
  });

  it("is found by its heading and by its anchor", () => {
    renderIn(language, <AboutSection about={homePage(language).about} />);
    expect(screen.getByRole("region", { name: section })).toHaveAttribute("id", "about");
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(section);
    const parts = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(parts).toEqual([vision, mission]);
  });

  it("lists five points of the mission in order, numbered", () => {
    const { about } = homePage(language);
    renderIn(language, <AboutSection about={about} />);
    const points = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(points).toHaveLength(5);
    const numbered = about.mission.map((point, index) => `${index + 1}${point}`);
    expect(points.map(({ textContent }) => textContent)).toEqual(numbered);
  });
});
