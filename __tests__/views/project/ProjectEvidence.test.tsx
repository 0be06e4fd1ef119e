import { screen, within } from "@testing-library/react";
import { projectDataPath } from "../../../src/build/files/project-files";
import { projects } from "../../../src/content-model/projects";
import { formatDate, formatNumber } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { formatPeriod } from "../../../src/domain/period";
import { ProjectEvidence } from "../../../src/views/project/ProjectEvidence";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { entriesOf, figuresPageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const all = entriesOf(projects, language).map((project) => ({
    ...project,
    csvPath: projectDataPath({ ...project, path: localizedPath(projects.path(project), language) }),
  }));
  const named = (slug: string) => all.find((project) => project.slug === slug) ?? fail();
  const fail = (): never => {
    throw new Error("The tests' own site has no such project.");
  };
  const project = named("dugong-watch");
  const figures = figuresPageOf(language);
  const series = project.evidence?.series ?? [];

  it("has nothing to show of a project without evidence", () => {
    renderIn(language, <ProjectEvidence project={named("clean-drains")} figures={figures} />);
    expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  });

  it.each(series)("shows $title as a chart and as a table, and says how it is known", (one) => {
    renderIn(language, <ProjectEvidence project={project} figures={figures} />);
    const { title, unit, story, counts, points, period, kind, source } = one;
    const figure = within(screen.getByRole("figure", { name: title }));
    const chart = figure.getByRole("img", { name: new RegExp(`${title}, ${unit}: `) });
    const last = formatNumber(points.at(-1)?.value ?? 0, language);
    expect(chart).toHaveAccessibleName(expect.stringContaining(last));
    for (const text of [story, counts]) expect(figure.getByText(text)).toBeVisible();
    const rows = within(figure.getByRole("table", { name: title, hidden: true }));
    expect(
      rows
        .getAllByRole("row", { hidden: true })
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      [t(`evidence:period.${period}`), unit],
      ...points.map(({ date, value }) => [
        formatPeriod(date, language, period),
        formatNumber(value, language),
      ]),
    ]);
    expect(figure.getByText(t("common:claim.source", { title: source }))).toBeVisible();
    expect(figure.getByText(new RegExp(t(`common:claim.kind.${kind}`)))).toBeVisible();
  });

  it("says what the limit in a chart means", () => {
    renderIn(language, <ProjectEvidence project={project} figures={figures} />);
    const limit = series.find((one) => one.limit !== null)?.limit;
    expect(screen.getByText(`${formatNumber(limit?.value ?? 0, language)}: ${limit?.name}`)).toBeVisible();
  });

  it("offers the values as a file, marks samples, and leads to documents", () => {
    renderIn(language, <ProjectEvidence project={project} figures={figures} />);
    const csv = screen.getByRole("link", { name: t("evidence:csv") });
    expect(csv).toHaveAttribute("href", localizedPath("/projects/dugong-watch/values.csv", language));
    expect(csv).toHaveAttribute("download", "dugong-watch-values.csv");
    const licence = screen.getByRole("link", { name: figures.licence });
    expect(licence).toHaveAttribute("href", figures.licenceAddress);
    expect(screen.getByText(t("evidence:sample"))).toBeVisible();
    const [document] = project.evidence?.documents ?? [];
    expect(screen.getByRole("link", { name: document?.title })).toHaveAttribute(
      "href",
      localizedPath("/transparency/dry-season/", language),
    );
  });

  it("tells what has happened, newest first, and what went wrong", () => {
    renderIn(language, <ProjectEvidence project={project} figures={figures} />);
    const dates = screen.getAllByRole("time").map(({ textContent }) => textContent);
    expect(dates).toEqual(["2031-04-05", "2031-03-04"].map((date) => formatDate(date, language)));
    for (const { title, text } of project.evidence?.setbacks ?? []) {
      expect(screen.getByRole("heading", { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});
