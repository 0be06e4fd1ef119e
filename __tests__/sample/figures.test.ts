import { within } from "@testing-library/react";
import { sitePages } from "../../scripts/lib/site-pages.mjs";
import { previewFolder } from "../../src/domain/addresses";
import { describePage, publicFolder, readPublic } from "./built-page";
import { linksOf, region } from "./words";

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
  test("there is a report for each of four quarters, newest first, with the way to what went wrong", () => {
    const prefix = document.documentElement.lang === "id" ? "/id" : "";
    expect(linksOf(region(words.reports)).map(([, address]) => address)).toEqual(
      ["2026-q3", "2026-q2", "2026-q1", "2025-q4"]
        .map((slug) => `${prefix}/transparency/${slug}/`)
        .flatMap((report) => [report, `${report}#setbacks`]),
    );
  });

  test("board, team and auditor are there by name", () => {
    const names = ["Ratna Kusumastuti", "Dewi Anggraini", "Kantor Akuntan Publik Contoh & Rekan"];
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

/** Words that promise reports, in both languages. */
const promising = /every quarter|quarterly report|setiap triwulan|laporan triwulan/i;

test("every page that promises reports leads to them, or says where they are", () => {
  const pages = sitePages(publicFolder, previewFolder).filter((page) => page !== "/admin/");
  const kept = pages.map((page) => {
    const [main = ""] = /<main.*<\/main>/s.exec(readPublic(`${page}index.html`)) ?? [];
    const words = main.replaceAll(/<[^>]*>/g, " ");
    const isKept =
      /href="[^"]*\/transparency\//.test(main) || /Accounts and people|Laporan dan pengurus/.test(words);
    return { page, promises: promising.test(words), isKept };
  });
  const promises = kept.filter((page) => page.promises);
  expect(promises.length).toBeGreaterThan(10);
  expect(promises.filter(({ isKept }) => !isKept)).toEqual([]);
});
