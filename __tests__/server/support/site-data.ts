import enForms from "../../../locales/en/forms.json";
import enServer from "../../../locales/en/server.json";
import idForms from "../../../locales/id/forms.json";
import idServer from "../../../locales/id/server.json";
import { type SiteData, siteDataSchema } from "../../../src/server/site-data";

/** Site data as the build would write it, with the specification's presets and prices. */
export const siteData: SiteData = siteDataSchema.parse({
  site: {
    name: "Tajuk",
    legalName: "Yayasan Tajuk",
    recipient: { en: "Yayasan Tajuk, Jl. Uji 1, Jakarta", id: "Yayasan Tajuk, Jl. Uji 1, DKI Jakarta" },
    url: "https://tajuk.example",
    email: "halo@tajuk.example",
  },
  paths: {
    home: "/",
    contact: "/#contact",
    donate: "/donate/",
    inquirySent: "/inquiry-sent/",
    paymentResult: "/donate/result/",
  },
  campaigns: [
    {
      slug: "forest-fund",
      path: "/donate/",
      title: { en: "Forest fund", id: "Dana hutan" },
      default: true,
      amounts: {
        USD: { presets: [25, 50, 100, 250, 500], minimum: 5, maximum: 10_000 },
        IDR: { presets: [25_000, 50_000, 100_000], minimum: 25_000, maximum: 150_000_000 },
      },
      goal: null,
    },
    {
      slug: "peat-rewetting",
      path: "/donate/peat-rewetting/",
      title: { en: "Peat rewetting", id: "Pembasahan gambut" },
      default: false,
      amounts: {
        USD: { presets: [40, 80], minimum: 10, maximum: 5_000 },
        IDR: { presets: [60_000], minimum: 40_000, maximum: 80_000_000 },
      },
      goal: { currency: "IDR", amount: 90_000_000, received: { amount: 1_000_000, date: "2026-01-14" } },
    },
  ],
  projects: [
    {
      slug: "coffee-under-shade",
      title: { en: "Coffee under shade", id: "Kopi di bawah naungan" },
      givingPath: "/donate/for/coffee-under-shade/",
    },
  ],
  requestable: ["peat-checklist"],
  products: [
    {
      slug: "carbon-handbook",
      path: "/resources/carbon-handbook/",
      title: { en: "Carbon handbook", id: "Buku pegangan karbon" },
      price: 29.99,
      rupiahPrice: 480_000,
      deliveredIn: ["en", "id"],
      files: ["en", "id"].flatMap((language) => [
        { name: `carbon-handbook.${language}.pdf`, language, format: "pdf", bytes: 1_100_000, pages: 48 },
        { name: `carbon-handbook.${language}.epub`, language, format: "epub", bytes: 230_000 },
      ]),
      lessons: [],
    },
    {
      slug: "carbon-accounting-course",
      path: "/resources/carbon-accounting-course/",
      title: { en: "Carbon accounting course", id: "Kursus akuntansi karbon" },
      price: 49.99,
      rupiahPrice: null,
      deliveredIn: ["en", "id"],
      files: [],
      lessons: [
        {
          slug: "fuel",
          title: { en: "Fuel", id: "Bahan bakar" },
          summary: { en: "What burns.", id: "Yang terbakar." },
          body: { en: "<p>Count litres.</p>", id: "<p>Hitung liter.</p>" },
          exercise: { en: "<p>How many?</p>", id: "<p>Berapa?</p>" },
          answer: { en: "<p>Eight.</p>", id: "<p>Delapan.</p>" },
        },
        {
          slug: "steam",
          title: { en: "Steam" },
          summary: { en: "Where it goes." },
          body: { en: "<p>Follow the pipe.</p>" },
          exercise: {},
          answer: {},
        },
      ],
    },
    {
      slug: "peat-atlas",
      path: "/resources/peat-atlas/",
      title: { en: "Peat atlas", id: "Atlas gambut" },
      price: 19.99,
      rupiahPrice: null,
      deliveredIn: ["en"],
      files: [
        { name: "peat-atlas.en.pdf", language: "en", format: "pdf", bytes: 90_000, pages: 12 },
        { name: "peat-atlas.en.epub", language: "en", format: "epub", bytes: 20_000 },
      ],
      lessons: [],
    },
  ],
  measuresVisits: true,
  fees: { stripe: { percent: 2.9, fixed: 0.3 }, midtrans: { percent: 0.7, fixed: 0 } },
  rupiahRate: { perDollar: 16_250, date: "2025-09-30" },
  bankAccount: {
    bank: "Bank Rimba",
    number: "123-00-0456789-1",
    holder: "Tajuk",
    qris: "/transfer/qris-1.png",
  },
  keptMonths: 12,
  strings: { en: { forms: enForms, server: enServer }, id: { forms: idForms, server: idServer } },
});
