import { screen, within } from "@testing-library/react";
import { StatsBand } from "../../../src/views/home/StatsBand";
import { homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "Tajuk in numbers", ["Active users", "Companies", "CO₂ tracked"]],
  ["id", "Tajuk dalam angka", ["Pengguna aktif", "Perusahaan", "CO₂ terpantau"]],
] as const)("gives the three figures in %s, each with what it counts", (language, name, labels) => {
  renderIn(language, <StatsBand stats={homePage(language).hero.stats} />);
  const band = within(screen.getByRole("region", { name }));
  expect(band.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(labels);
  const figures = band.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["10K+", "500+", "1M+"]);
});
