import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DonateView } from "../../../src/views/donate/DonateView";
import { campaigns, donateCopy, givingSettings, siteSettings } from "../../setup/content";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

const words = {
  en: {
    lead: /^Your gift pays for field crews, seedlings, sensors and training, in that order\./,
    next: "The next step takes you to our payment processor. You can still turn back there.",
    groups: ["Choose an amount (USD)", "How often"],
    frequencies: ["Once", "Every month"],
    impact: "What it does",
    impacts: [
      "$25 helps track 1,000 tons of CO₂ emissions",
      "$50 supports one sustainability report",
      "$100 funds environmental education resources",
      "$250 sponsors a small business carbon audit",
    ],
    cards: ["Community impact", "Tool development", "Future generations"],
    reach: /Twelve indigenous communities are engaged so far, with over 75 targeted\./,
    permit: ["Legal name", "Collection permit", "Permit valid until", "June 30, 2027"],
    thanks: "Thank you for your donation of $50! This would redirect to payment processing.",
  },
  id: {
    lead: /^Donasi Anda membiayai regu lapangan, bibit, sensor, dan pelatihan, sesuai urutan itu\./,
    next: "Langkah berikutnya membawa Anda ke pemroses pembayaran kami. Di sana Anda masih dapat membatalkannya.",
    groups: ["Pilih jumlah (USD)", "Seberapa sering"],
    frequencies: ["Sekali", "Setiap bulan"],
    impact: "Manfaatnya",
    impacts: [
      "US$25 membantu memantau 1.000 ton emisi CO₂",
      "US$50 mendukung satu laporan keberlanjutan",
      "US$100 mendanai bahan pendidikan lingkungan",
      "US$250 mensponsori audit karbon satu usaha kecil",
    ],
    cards: ["Dampak bagi masyarakat", "Pengembangan alat", "Generasi mendatang"],
    reach: /Sejauh ini dua belas masyarakat adat terlibat, dan lebih dari 75 menjadi sasaran\./,
    permit: ["Nama resmi", "Izin pengumpulan", "Izin berlaku sampai", "30 Juni 2027"],
    thanks:
      "Terima kasih atas donasi Anda sebesar US$50! Selanjutnya Anda akan diarahkan ke pemrosesan pembayaran.",
  },
} as const;

/** Amounts, whose parts may not be broken, with nothing between them. */
const plain = (text: string) => text.replaceAll(/\s/g, " ").replaceAll("US$ ", "US$");

describe.each(["en", "id"] as const)("the donation page in %s", (language) => {
  const expected = words[language];
  const [campaign] = campaigns(language);

  beforeEach(() => {
    if (!campaign) throw new Error("no campaign in the content");
    jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-12-01"));
    const answer = {
      status: "sample",
      amount: { currency: "USD", value: "50.00" },
      mode: "sample",
      methods: [],
    };
    Object.assign(globalThis, { fetch: () => Promise.resolve({ json: () => Promise.resolve(answer) }) });
    const site = { legalName: "Yayasan Tajuk Nusantara", ...siteSettings(language) };
    renderIn(
      language,
      <DonateView
        campaign={campaign}
        copy={donateCopy(language)}
        giving={givingSettings(language)}
        permitValid
        organisation={site}
        campaigns={campaigns(language)}
      />,
      "/donate/",
    );
  });

  it("says what a gift pays for, and asks how much and how often", () => {
    for (const text of [expected.lead, expected.next]) expect(screen.getByText(text)).toBeVisible();
    for (const name of expected.groups) expect(screen.getByRole("group", { name })).toBeVisible();
    const [once, monthly] = expected.frequencies.map((name) => screen.getByRole("radio", { name }));
    expect(once).toBeChecked();
    expect(monthly).not.toBeChecked();
  });

  it("lists what each amount does", () => {
    const list = screen.getByRole("heading", { name: expected.impact }).nextElementSibling;
    const rows = within(list as HTMLElement).getAllByRole("listitem");
    const lines = rows.map((row) => [...row.children].map((part) => part.textContent).join(" "));
    expect(lines.map(plain)).toEqual(expected.impacts);
  });

  it("has three cards and the words of its editors", () => {
    for (const name of expected.cards) expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
    expect(screen.getByText(expected.reach)).toBeVisible();
    const { cardsTitle, storyTitle, accountabilityTitle, campaignsTitle } = donateCopy(language);
    const texts = [cardsTitle, storyTitle, accountabilityTitle, campaignsTitle, campaign?.cards];
    expectTexts(screen.getByText(cardsTitle).ownerDocument.body, texts);
    for (const text of expected.permit) expect(screen.getByText(text)).toBeVisible();
  });

  it("thanks in full where no payment provider is connected", async () => {
    await userEvent.click(screen.getByRole("button"));
    expect(await screen.findByText((text) => plain(text) === expected.thanks)).toBeVisible();
  });
});
