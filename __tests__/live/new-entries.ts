import type { Entry } from "../e2e/support/admin-form";
import { translator } from "../setup/translator";

/** An entry as an editor would write it; `slug` is what Decap derives from the English title. */
export interface NewEntry {
  readonly collection: string;
  readonly slug: string;
  readonly entry: Entry;
  /** Items to add to lists, by the list's field name. */
  readonly lists?: Readonly<Record<string, Entry>>;
}

const t = translator("id");

const alt = ["Seedlings in rows", "Bibit berjajar"] as const;

/** One new entry of each of the four collections. */
export const newEntries: readonly NewEntry[] = [
  {
    collection: "news",
    slug: "a-quiet-nursery",
    entry: {
      texts: {
        title: ["A quiet nursery", "Persemaian yang tenang"],
        excerpt: ["Rain came early.", "Hujan datang lebih awal."],
        alt,
      },
      shared: { author: "Ayu Lestari", date: "2026-11-02" },
      choices: { category: t("news:categories.milestone") },
    },
  },
  {
    collection: "projects",
    slug: "mangrove-school",
    entry: {
      texts: {
        title: ["Mangrove school", "Sekolah bakau"],
        description: ["Pupils plant a coast.", "Murid menanami pesisir."],
        alt,
        impact: ["Two schools", "Dua sekolah"],
        province: ["Central Java", "Jawa Tengah"],
        donationEffect: ["One row of mangroves.", "Satu baris bakau."],
        name: ["Demak", "Demak"],
      },
      shared: { order: "90", latitude: "-6.9", longitude: "110.6" },
      choices: {
        category: t("projects:category.education"),
        status: t("projects:status.pilot"),
        placement: "Katalog semua proyek",
      },
    },
  },
  {
    collection: "donations",
    slug: "a-tower-for-riau",
    entry: {
      texts: {
        title: ["A tower for Riau", "Menara untuk Riau"],
        // the campaign's, and its contact's, who is left out
        name: ["Tower fund", "", "Dana menara", ""],
        lead: ["It measures what the forest breathes.", "Mengukur napas hutan."],
        alt,
      },
      // in dollars, then in rupiah
      shared: {
        order: "90",
        defaultAmount: ["25", "50000"],
        minimum: ["1", "25000"],
        maximum: ["1000", "9000000"],
      },
    },
    lists: {
      tiers: {
        texts: {
          amount: ["25", "50000", "", "", "", "", "", ""],
          impact: ["buys a cable", "buys a plug", "membeli kabel", "membeli colokan"],
        },
      },
    },
  },
  {
    collection: "resources",
    slug: "a-peat-diary",
    entry: {
      texts: {
        title: ["A peat diary", "Buku harian gambut"],
        description: ["What to write down each week.", "Yang dicatat setiap pekan."],
        alt,
      },
      shared: { price: "0", order: "90" },
      choices: { type: t("resources:type.guide"), icon: "Buku", placement: "Baris di daftar" },
    },
  },
];
