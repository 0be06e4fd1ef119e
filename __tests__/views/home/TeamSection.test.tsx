import { screen, within } from "@testing-library/react";
import { TeamSection } from "../../../src/views/home/TeamSection";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { homePageOf } from "../../setup/site";

describe.each(languageCodes)("the team in %s", (language) => {
  const { about } = homePageOf(language);
  const { teamTitle, team, teamImage, values } = about;

  it("says who they are and shows them", () => {
    const { container } = renderIn(language, <TeamSection about={about} />);
    expectTexts(container, [teamTitle, team, teamImage, values]);
    expect(screen.getByRole("region", { name: teamTitle })).toBeInTheDocument();
  });

  it("lists the values, each with a picture sign of its own that is not read out", () => {
    const { container } = renderIn(language, <TeamSection about={about} />);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    const titles = items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent);
    expect(titles).toEqual(values.map(({ title }) => title));
    const signs = [...container.querySelectorAll("svg[aria-hidden='true']")];
    expect(new Set(signs.map(({ innerHTML }) => innerHTML)).size).toBe(values.length);
  });
});
