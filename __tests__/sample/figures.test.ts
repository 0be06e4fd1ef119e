import { screen, within } from "@testing-library/react";
import { allTexts } from "../../src/build/content/all-texts";
import { contentRoot } from "../../src/build/content/content-root";
import { contentNotes } from "../../src/content-model/content-notes";
import { describePage, openPage, readPublic } from "./built-page";
import { linksOf, region, wordsOf } from "./words";

const transparency = {
  en: {
    reports: "A report for each quarter",
    people: "Who is responsible",
    promises: "What we promise, and where it is kept",
  },
  id: {
    reports: "Laporan setiap triwulan",
    people: "Siapa yang bertanggung jawab",
    promises: "Janji kami, dan tempat kami menepatinya",
  },
};

describePage("/transparency/", transparency, (words) => {
  test("there is a report for each of four quarters, newest first", () => {
    const prefix = document.documentElement.lang === "id" ? "/id" : "";
    expect(linksOf(region(words.reports)).map(([, address]) => address)).toEqual(
      ["2026-q3", "2026-q2", "2026-q1", "2025-q4"].map((slug) => `${prefix}/transparency/${slug}/`),
    );
  });

  test("board, team and auditor are there by name", () => {
    const names = ["Ratna Wulandari", "Dewi Anggraini", "Kantor Akuntan Publik Contoh & Rekan"];
    for (const name of names) expect(within(region(words.people)).getByText(name)).toBeInTheDocument();
  });

  test("each promise leads to a page that was built, and to a part of it that is there", () => {
    const promises = linksOf(region(words.promises));
    expect(promises.length).toBeGreaterThan(0);
    for (const [, address] of promises) {
      const [page = "", anchor] = address?.split("#") ?? [];
      const html = readPublic(`${page}index.html`);
      if (anchor) expect(html).toContain(`id="${anchor}"`);
    }
  });
});

/** Words that promise to publish, and the pages on which they may stand without a link: where it is kept. */
const promising =
  /every quarter we publish|we publish what|report on it every quarter|setiap triwulan kami menerbitkan|kami laporkan setiap triwulan/i;

test.each([
  "/donate/",
  "/donate/peat-rewetting/",
  "/projects/forest-guardians-of-papua/",
  "/id/donate/",
  "/id/donate/peat-rewetting/",
  "/id/projects/forest-guardians-of-papua/",
])("%s leads to the reports that it promises", (page) => {
  openPage(`${page}index.html`);
  expect(wordsOf(document.body)).toMatch(promising);
  const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toContainEqual(expect.stringMatching(/\/transparency\/(#reports)?$/));
});

/** Figures in the shipped texts that are no claims, beside years, prices and measures: how each is found, and why. */
const argued: Readonly<Record<string, RegExp>> = {
  "how far a page can be enlarged": /^documents\/accessibility\..* 400% /,
  "the name of a licence": /^documents\/terms\..* CC BY 4\.0$/,
  "how often a purchase can be downloaded": /^documents\/terms\..* 20 (times|kali)/,
  "a table of the dashboard's sample data": /^news\/tracking-dashboard-monthly-reports\..* \d{3} \|$/,
};

test("every figure in the shipped texts comes from a claim", () => {
  const notes = contentNotes(allTexts(contentRoot(process.cwd())), [], "")
    .filter(({ kind }) => kind === "typedFigure")
    .map(({ file, field, found }) => `${file}: ${field}: ${found}`);
  const reasons = Object.values(argued);
  expect(notes.filter((note) => !reasons.some((pattern) => pattern.test(note)))).toEqual([]);
  expect(Object.keys(argued).filter((reason) => !notes.some((note) => argued[reason]?.test(note)))).toEqual(
    [],
  );
});
