import { screen } from "@testing-library/react";
import { openPage } from "./built-page";
import { nameOf, wordsOf } from "./words";

interface Journey {
  readonly asks: string;
  /** Names of the links that are followed from the home page. */
  readonly clicks: readonly string[];
  /** Words of the answer on the page where they lead. */
  readonly answer: readonly string[];
}

const journeys: Readonly<Record<string, readonly Journey[]>> = {
  "/": [
    {
      asks: "where did the money go?",
      clicks: ["Accounts and people", "July to September 2026"],
      answer: ["Money out", "Running costs Rp77,000,000 12%"],
    },
    {
      asks: "how do you know that it is 5,000 hectares?",
      clicks: ["All figures"],
      answer: ["Forest and shaded coffee land restored", "Not counted: Forest that is only patrolled."],
    },
    {
      asks: "what went wrong last year?",
      clicks: ["Accounts and people", "October to December 2025"],
      answer: ["What went wrong", "One inventory was counted twice"],
    },
    {
      asks: "who is responsible?",
      clicks: ["Accounts and people"],
      answer: ["Chair of the board Ratna Kusumastuti", "Director Dewi Anggraini"],
    },
    {
      asks: "may I reuse the data?",
      clicks: ["All figures"],
      answer: ["You may copy, change and pass them on", "Creative Commons Attribution 4.0"],
    },
  ],
  "/id/": [
    {
      asks: "ke mana uangnya?",
      clicks: ["Laporan dan pengurus", "Juli sampai September 2026"],
      answer: ["Uang keluar", "Biaya operasional Rp77.000.000 12%"],
    },
    {
      asks: "dari mana Anda tahu luasnya 5.000 hektare?",
      clicks: ["Semua angka"],
      answer: [
        "Hutan dan kebun kopi bernaung yang dipulihkan",
        "Tidak dihitung: Hutan yang hanya dipatroli.",
      ],
    },
    {
      asks: "apa yang tidak berjalan baik tahun lalu?",
      clicks: ["Laporan dan pengurus", "Oktober sampai Desember 2025"],
      answer: ["Yang tidak berjalan baik", "Satu inventarisasi terhitung dua kali"],
    },
    {
      asks: "siapa yang bertanggung jawab?",
      clicks: ["Laporan dan pengurus"],
      answer: ["Ketua pengurus Ratna Kusumastuti", "Direktur Dewi Anggraini"],
    },
    {
      asks: "bolehkah datanya saya pakai lagi?",
      clicks: ["Semua angka"],
      answer: ["Anda boleh menyalin, mengubah, dan membagikannya", "Creative Commons Atribusi 4.0"],
    },
  ],
};

const all = Object.entries(journeys).flatMap(([home, asked]) =>
  asked.map((journey) => ({ home, ...journey })),
);

test.each(all)("a stranger at $home, in two clicks: $asks", ({ home, clicks, answer }) => {
  expect(clicks.length).toBeLessThanOrEqual(2);
  openPage(`${home}index.html`);
  for (const name of clicks) {
    const link = screen.getAllByRole("link").find((each) => nameOf(each) === name);
    openPage(`${link?.getAttribute("href")}index.html`);
  }
  const main = wordsOf(screen.getByRole("main"));
  for (const words of answer) expect(main).toContain(words);
});
