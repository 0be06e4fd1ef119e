import { screen, within } from "@testing-library/react";
import { StatsBand } from "../../../src/views/home/StatsBand";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { homePageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

it.each(languageCodes)(
  "gives the figures in %s, each with what it counts, and says which are samples",
  (language) => {
    const t = translator(language);
    const [first, ...others] = homePageOf(language).hero.stats;
    if (!first) throw new Error("The fixture site has no figures.");
    const stats = [
      { ...first, claim: { ...first.claim, kind: "sample" as const } },
      ...others.map((stat) => ({ ...stat, claim: { ...stat.claim, kind: "measured" as const } })),
    ];
    renderIn(language, <StatsBand stats={stats} />);
    const band = within(screen.getByRole("region", { name: t("home:stats.label") }));
    const labels = band.getAllByRole("term").map(({ textContent }) => textContent);
    const figures = band.getAllByRole("definition").map((cell) => cell.querySelector("summary"));
    const sample = t("common:claim.kind.sample");
    expect(labels).toEqual([`${first.label} ${sample}`, ...others.map(({ label }) => label)]);
    for (const [index, { claim }] of stats.entries()) expect(figures[index]).toHaveTextContent(claim.figure);
  },
);
