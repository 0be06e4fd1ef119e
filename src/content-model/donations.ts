import { z } from "zod";
import { basePaths, campaignPath } from "../domain/addresses";
import { defineCollection } from "./collection";
import { group, list, longText, markdown, number, optional, setting, text, toggle } from "./field";
import { picture } from "./picture";
import { withRule, type Demand } from "./rule";

const dollars = { min: 1, max: 1_000_000 };

const tier = group(
  {
    amount: number({ label: { en: "Amount in US dollars", id: "Jumlah dalam dolar AS" }, ...dollars }),
    impact: optional(
      text({
        label: { en: "What it does", id: "Manfaatnya" },
        hint: { en: "Completes “$25 …”", id: "Melengkapi “US$25 …”" },
      }),
    ),
  },
  { label: { en: "Preset amount", id: "Pilihan jumlah" }, typeName: "DonationTier" },
);

const icons = {
  hands: { en: "Hands", id: "Tangan" },
  tools: { en: "Tools", id: "Alat" },
  sprout: { en: "Sprout", id: "Tunas" },
} as const;

const card = group(
  {
    icon: setting(icons, { label: { en: "Icon", id: "Ikon" }, typeName: "DonationCardIcon" }),
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    text: longText({ label: { en: "Text", id: "Teks" }, max: 400 }),
  },
  { label: { en: "Card", id: "Kartu" }, typeName: "DonationCard" },
);

const fields = z.strictObject({
  title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
  lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 400 }),
  image: picture(),
  default: toggle({
    label: { en: "Shown on /donate/", id: "Ditampilkan di /donate/" },
    hint: { en: "Exactly one campaign", id: "Tepat satu kampanye" },
  }),
  order: number({ label: { en: "Position", id: "Urutan" }, min: 1, max: 999 }),
  defaultAmount: number({ label: { en: "Preselected amount", id: "Jumlah awal" }, ...dollars }),
  minimum: number({ label: { en: "Smallest amount", id: "Jumlah terkecil" }, ...dollars }),
  maximum: number({ label: { en: "Largest amount", id: "Jumlah terbesar" }, ...dollars }),
  tiers: list(tier, { label: { en: "Preset amounts", id: "Pilihan jumlah" }, min: 1, max: 8 }),
  cards: list(card, { label: { en: "Cards", id: "Kartu" }, max: 3 }),
  body: markdown({ label: { en: "Full text", id: "Teks lengkap" } }),
});

/** Demands that a campaign accepts each of its preset amounts and preselects one of them. */
function amountDemands({ minimum, maximum, defaultAmount, tiers }: z.output<typeof fields>): Demand[] {
  const presets = tiers.map(({ amount }) => amount);
  if (presets.length === 0) return [];
  const [smallest, largest] = [Math.min(...presets), Math.max(...presets)];
  return [
    {
      broken: minimum > smallest,
      path: ["minimum"],
      expected: {
        en: `at most ${smallest}, the smallest preset amount`,
        id: `paling banyak ${smallest}, pilihan jumlah terkecil`,
      },
    },
    {
      broken: maximum < largest,
      path: ["maximum"],
      expected: {
        en: `at least ${largest}, the largest preset amount`,
        id: `paling sedikit ${largest}, pilihan jumlah terbesar`,
      },
    },
    {
      broken: !presets.includes(defaultAmount),
      path: ["defaultAmount"],
      expected: {
        en: `one of the preset amounts: ${presets.join(", ")}`,
        id: `salah satu pilihan jumlah: ${presets.join(", ")}`,
      },
    },
  ].filter(({ broken }) => broken);
}

/** Donation campaigns, with preset amounts and the impact of each. */
export const donations = defineCollection({
  name: "donations",
  typeName: "DonationCampaign",
  label: { en: "Donations", id: "Donasi" },
  singular: { en: "Campaign", id: "Kampanye" },
  basePath: basePaths.donations,
  path: campaignPath,
  schema: withRule(fields, amountDemands),
});
