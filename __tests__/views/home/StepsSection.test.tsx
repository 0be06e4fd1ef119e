import { screen, within } from "@testing-library/react";
import { StepsSection } from "../../../src/views/home/StepsSection";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { homePageOf } from "../../setup/site";

describe.each(languageCodes)("the method in %s", (language) => {
  const { work } = homePageOf(language);

  it("has its steps in order, numbered", () => {
    const { container } = renderIn(language, <StepsSection work={work} />);
    expectTexts(container, [work.stepsTitle, work.steps]);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    const headings = items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent);
    expect(headings).toEqual(work.steps.map(({ title }, index) => `${index + 1}. ${title}`));
  });

  it("draws the growth from seed to canopy, a stage to a step", () => {
    const { container } = renderIn(language, <StepsSection work={work} />);
    const drawings = [...container.querySelectorAll("li > svg[aria-hidden='true']")];
    expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(work.steps.length);
  });
});
