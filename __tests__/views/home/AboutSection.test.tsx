import { screen, within } from "@testing-library/react";
import { AboutSection } from "../../../src/views/home/AboutSection";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { homePageOf } from "../../setup/site";

describe.each(languageCodes)("about us in %s", (language) => {
  const { about } = homePageOf(language);
  const { head, visionTitle, vision, missionTitle, mission, image } = about;

  it("shows the vision and the mission beside a picture", () => {
    const { container } = renderIn(language, <AboutSection about={about} />);
    expectTexts(container, { head, visionTitle, vision, missionTitle, mission, image });
  });

  it("is found by its heading and by its anchor", () => {
    renderIn(language, <AboutSection about={about} />);
    expect(screen.getByRole("region", { name: head.title })).toHaveAttribute("id", "about");
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(head.title);
    const parts = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(parts).toEqual([visionTitle, missionTitle]);
  });

  it("lists the points of the mission in order, numbered", () => {
    renderIn(language, <AboutSection about={about} />);
    const points = within(screen.getByRole("list")).getAllByRole("listitem");
    const numbered = mission.map((point, index) => `${index + 1}${point}`);
    expect(points.map(({ textContent }) => textContent)).toEqual(numbered);
  });
});
