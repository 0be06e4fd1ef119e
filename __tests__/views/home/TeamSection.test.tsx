import { screen, within } from "@testing-library/react";
import { TeamSection } from "../../../src/views/home/TeamSection";
import { homeCopy, homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

const names = {
  en: { title: "The team", values: ["Community", "Science", "Transparency", "Innovation"] },
  id: { title: "Tim kami", values: ["Masyarakat", "Ilmu pengetahuan", "Keterbukaan", "Inovasi"] },
} as const;

describe.each(["en", "id"] as const)("the team in %s", (language) => {
  const { title, values } = names[language];

  it("says who they are and shows them", () => {
    const { container } = renderIn(language, <TeamSection about={homePage(language).about} />);
    const about = homeCopy(language).about as Record<string, unknown>;
    expectTexts(container, [about.teamTitle, about.team, about.teamImage, about.values]);
    expect(screen.getByRole("region", { name: title })).toBeInTheDocument();
  });

  it("lists the four values, each with a picture sign of its own that is not read out", () => {
    const { container } = renderIn(language, <TeamSection about={homePage(language).about} />);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent)).toEqual(values);
    const signs = [...container.querySelectorAll("svg[aria-hidden='true']")];
    expect(new Set(signs.map(({ innerHTML }) => innerHTML)).size).toBe(4);
  });
});
