import { screen, within } from "@testing-library/react";
import { StepsSection } from "../../../src/views/home/StepsSection";
import { homeCopy, homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

const titles = {
  en: ["Listen", "Map and measure", "Plan together", "Restore and protect", "Monitor and publish"],
  id: [
    "Mendengarkan",
    "Memetakan dan mengukur",
    "Merencanakan bersama",
    "Memulihkan dan melindungi",
    "Memantau dan menerbitkan",
  ],
} as const;

describe.each(["en", "id"] as const)("the method in %s", (language) => {
  it("has five numbered steps in order", () => {
    const { work } = homePage(language);
    const { container } = renderIn(language, <StepsSection work={work} />);
    const { steps, stepsTitle } = homeCopy(language).work as Record<string, unknown>;
    expectTexts(container, [stepsTitle, steps]);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    const headings = items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent);
    expect(headings).toEqual(titles[language].map((title, index) => `${index + 1}. ${title}`));
  });

  it("draws the growth from seed to canopy, a stage to a step", () => {
    const { container } = renderIn(language, <StepsSection work={homePage(language).work} />);
    const drawings = [...container.querySelectorAll("li > svg[aria-hidden='true']")];
    expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(5);
  });
});
