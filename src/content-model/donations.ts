import { z } from "zod";
import { basePaths, campaignPath } from "../domain/addresses";
import { amountsField, currencies, type Currency } from "../domain/currency";
import { formatAmount } from "../domain/format";
import { toMoney } from "../domain/money";
import { appearance } from "./appearance";
import { campaignContact, campaignGoal, campaignUpdates, deadlineDemands } from "./campaign-fields";
import { defineCollection } from "./collection";
import { defaultDemands, defaultProblems } from "./default-campaign";
import { group, list, longText, markdown, number, optional, setting, text, toggle } from "./field";
import type { AdminLanguage, Bilingual } from "./field-info";
import { picture } from "./picture";
import { demandsOfEach, withRules, type Demand } from "./rule";

/** What visitors can give in a currency. */
function amounts(label: Bilingual, unit: Currency) {
  const limits = { min: 1, max: 999_999_999, unit };
  const tier = group(
    {
      amount: number({ label: { en: "Amount", id: "Nominal" }, ...limits }),
      impact: optional(
        text({
          label: { en: "What it does", id: "Manfaatnya" },
          hint: { en: "Completes “$25 …”", id: "Melengkapi “Rp50.000 …”" },
        }),
      ),
    },
    { label: { en: "Preset amount", id: "Pilihan nominal" }, typeName: "DonationTier" },
  );
  return group(
    {
      defaultAmount: number({ label: { en: "Preselected amount", id: "Nominal awal" }, ...limits }),
      minimum: number({ label: { en: "Smallest amount", id: "Nominal terkecil" }, ...limits }),
      maximum: number({ label: { en: "Largest amount", id: "Nominal terbesar" }, ...limits }),
      tiers: list(tier, { label: { en: "Preset amounts", id: "Pilihan nominal" }, min: 1, max: 8 }),
    },
    { label, typeName: "DonationAmounts" },
  );
}

const icons = {
  hands: { en: "Hands", id: "Tangan" },
  tools: { en: "Tools", id: "Alat" },
  sprout: { en: "Sprout", id: "Tunas" },
} as const;

const card = group(
  {
    icon: setting(icons, { label: { en: "Icon", id: "Ikon" }, typeName: "DonationCardIcon" }),
    title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
    text: longText({
      label: { en: "Text", id: "Teks" },
      hint: { en: "A link: [words](/transparency/)", id: "Tautan: [kata](/transparency/)" },
      max: 400,
    }),
  },
  { label: { en: "Card", id: "Kartu" }, typeName: "DonationCard" },
);

const fields = z.strictObject({
  title: text({ label: { en: "Title", id: "Judul" }, max: 80 }),
  name: text({
    label: { en: "Name of the fund", id: "Nama dana" },
    hint: { en: "In receipts and lists", id: "Di tanda terima dan daftar" },
    max: 40,
  }),
  lead: longText({ label: { en: "Introduction", id: "Pengantar" }, max: 400 }),
  image: picture(),
  default: toggle({
    label: { en: "Shown on /donate/", id: "Ditampilkan di /donate/" },
    hint: { en: "Exactly one campaign", id: "Tepat satu kampanye" },
  }),
  order: number({ label: { en: "Position", id: "Urutan" }, min: 1, max: 999 }),
  usd: amounts({ en: "Amounts in US dollars", id: "Nominal dalam dolar AS" }, "USD"),
  idr: amounts({ en: "Amounts in rupiah", id: "Nominal dalam rupiah" }, "IDR"),
  place: optional(
    text({
      label: { en: "Where", id: "Lokasi" },
      hint: { en: "Places or regions, in a few words", id: "Tempat atau wilayah, beberapa kata saja" },
      max: 80,
    }),
  ),
  goal: optional(campaignGoal()),
  contact: optional(campaignContact()),
  updates: optional(campaignUpdates()),
  cards: list(card, { label: { en: "Cards", id: "Kartu" }, max: 3 }),
  body: markdown({ label: { en: "Full text", id: "Teks lengkap" } }),
  ...appearance,
});

/** Demands that a campaign accepts each of its preset amounts and preselects one of them. */
function amountDemands(campaign: z.output<typeof fields>): Demand[] {
  return demandsOfEach(currencies, (currency) => {
    const field = amountsField(currency);
    const { minimum, maximum, defaultAmount, tiers } = campaign[field];
    const presets = tiers.map(({ amount }) => amount);
    if (presets.length === 0) return [];
    const [smallest, largest] = [Math.min(...presets), Math.max(...presets)];
    const money = (amount: number, language: AdminLanguage) =>
      formatAmount(toMoney(currency, amount), language);
    const all = (language: AdminLanguage) => presets.map((amount) => money(amount, language)).join(", ");
    return [
      {
        broken: minimum > smallest,
        path: [field, "minimum"],
        expected: {
          en: `at most ${smallest}, the smallest preset amount`,
          id: `paling banyak ${smallest}, pilihan nominal terkecil`,
        },
        sentence: {
          en: `The smallest amount must not be larger than the smallest preset amount (${money(smallest, "en")})`,
          id: `Nominal terkecil tidak boleh lebih besar daripada pilihan nominal terkecil (${money(smallest, "id")})`,
        },
      },
      {
        broken: maximum < largest,
        path: [field, "maximum"],
        expected: {
          en: `at least ${largest}, the largest preset amount`,
          id: `paling sedikit ${largest}, pilihan nominal terbesar`,
        },
        sentence: {
          en: `The largest amount must not be smaller than the largest preset amount (${money(largest, "en")})`,
          id: `Nominal terbesar tidak boleh lebih kecil daripada pilihan nominal terbesar (${money(largest, "id")})`,
        },
      },
      {
        broken: !presets.includes(defaultAmount),
        path: [field, "defaultAmount"],
        expected: {
          en: `one of the preset amounts: ${presets.join(", ")}`,
          id: `salah satu pilihan nominal: ${presets.join(", ")}`,
        },
        sentence: {
          en: `The preselected amount must be one of the preset amounts: ${all("en")}`,
          id: `Nominal awal harus salah satu pilihan nominal: ${all("id")}`,
        },
      },
    ].filter(({ broken }) => broken);
  });
}

/** Donation campaigns, with preset amounts and the impact of each. */
export const donations = defineCollection({
  name: "donations",
  typeName: "DonationCampaign",
  label: { en: "Donations", id: "Donasi" },
  singular: { en: "Campaign", id: "Kampanye" },
  shareSection: "donate",
  basePath: basePaths.donations,
  isPaidFor: true,
  path: campaignPath,
  list: { order: "order", by: ["default"] },
  schema: withRules(fields, amountDemands, deadlineDemands, defaultDemands),
  rule: defaultProblems,
});
