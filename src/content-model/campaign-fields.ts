import type { Fields } from "../domain/record";
import { never, startOf } from "./appearance";
import { date, emailAddress, group, list, number, optional, setting, text, toggle } from "./field";
import { update } from "./happenings";
import { dayDemand, type Demand } from "./rule";

const goalCurrencies = {
  IDR: { en: "Rupiah", id: "Rupiah" },
  USD: { en: "US dollars", id: "Dolar AS" },
} as const;

const received = group(
  {
    amount: number({ label: { en: "Amount", id: "Jumlah" }, unitIn: "goal.currency" }),
    date: date({ label: { en: "Up to and including", id: "Sampai dengan tanggal" }, dayOf: "count" }),
  },
  {
    label: { en: "What came in", id: "Yang sudah terkumpul" },
    hint: {
      en: "By your books, in the goal's currency. Where a payment provider is set up, gifts of later days are added",
      id: "Menurut pembukuan, dalam mata uang target. Jika penyedia pembayaran terpasang, donasi hari-hari berikutnya ditambahkan",
    },
    typeName: "CampaignReceived",
  },
);

/** What a campaign wants to raise, until when, and what came in until a day. */
export function campaignGoal() {
  return group(
    {
      currency: setting(goalCurrencies, {
        label: { en: "Currency", id: "Mata uang" },
        typeName: "CampaignGoalCurrency",
      }),
      amount: number({
        label: { en: "Goal", id: "Target" },
        min: 1,
        max: 999_999_999_999,
        unitIn: "goal.currency",
      }),
      deadline: optional(date({ label: { en: "To be reached by", id: "Tenggat" }, dayOf: "deadline" })),
      received: optional(received),
    },
    { label: { en: "Goal", id: "Target" }, typeName: "CampaignGoal" },
  );
}

/** Demands that a campaign appears on the site by its deadline. */
export function deadlineDemands(
  campaign: Fields & { readonly goal?: { readonly deadline?: string } },
): Demand[] {
  const start = startOf(campaign);
  const { deadline } = campaign.goal ?? {};
  if (deadline === undefined || start === never || start <= deadline) return [];
  const earliest = {
    en: "at the earliest the day on which the campaign appears,",
    id: "paling awal hari kampanye ini mulai tampil,",
  };
  return [dayDemand(["goal", "deadline"], earliest, start)];
}

/** The person who answers questions about a campaign. */
export function campaignContact() {
  return group(
    {
      name: text({ label: { en: "Name", id: "Nama" }, max: 80, shared: true }),
      role: text({ label: { en: "What they do", id: "Tugasnya" }, max: 80 }),
      email: optional(
        text({
          label: { en: "E-mail", id: "Surel" },
          hint: { en: "Without one, the contact form", id: "Jika kosong, formulir kontak" },
          pattern: emailAddress,
          shared: true,
        }),
      ),
      sample: optional(
        toggle({
          label: { en: "This person is a sample", id: "Orang ini hanya contoh" },
          hint: { en: "The page then says so", id: "Halamannya lalu menyatakannya" },
        }),
      ),
    },
    { label: { en: "Person to write to", id: "Narahubung" }, typeName: "CampaignContact" },
  );
}

/** What happened with a campaign's money, day by day. */
export function campaignUpdates() {
  return list(update, { label: { en: "Updates", id: "Kabar" }, max: 30 });
}
