import { screen, within } from "@testing-library/react";
import { languageCodes } from "../../../src/domain/languages";
import { StatsBand } from "../../../src/views/home/StatsBand";
import { renderIn } from "../../setup/render";
import { homePageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

it.each(languageCodes)("gives the figures in %s, each with what it counts", (language) => {
  const { stats } = homePageOf(language).hero;
  renderIn(language, <StatsBand stats={stats} />);
  const band = within(screen.getByRole("region", { name: translator(language)("home:stats.label") }));
  const labels = band.getAllByRole("term").map(({ textContent }) => textContent);
  const figures = band.getAllByRole("definition").map((cell) => cell.querySelector("summary"));
  expect(labels).toEqual(stats.map(({ label }) => label));
  for (const [index, { claim }] of stats.entries()) expect(figures[index]).toHaveTextContent(claim.figure);
});
