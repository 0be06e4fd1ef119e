import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatMoney } from "../../../src/i18n/format";
import type { Language } from "../../../src/i18n/languages";
import { DonateView } from "../../../src/views/donate/DonateView";
import { campaigns, donateCopy, givingSettings, siteSettings } from "../../setup/content";
import { renderIn, translator } from "../../setup/render";

const organisation = { legalName: "Yayasan Tajuk Nusantara", email: "halo@tajuk.example" };

function renderDonate(language: Language, permitValid = true) {
  const [campaign] = campaigns(language);
  if (!campaign) throw new Error("no campaign in the content");
  renderIn(
    language,
    <DonateView
      campaign={campaign}
      copy={donateCopy(language)}
      giving={givingSettings(language)}
      permitValid={permitValid}
      organisation={{ ...organisation, ...siteSettings(language) }}
      campaigns={campaigns(language)}
    />,
    "/donate/",
  );
}

const fetchMock = jest.fn();

/** Answers orders, and says that no payment provider is connected. */
function answerWith(body: object) {
  fetchMock.mockImplementation((address: string) =>
    Promise.resolve({
      json: () => Promise.resolve(address.endsWith("methods") ? { mode: "sample", methods: [] } : body),
    }),
  );
}

function sentOrders(): Record<string, unknown>[] {
  const calls = fetchMock.mock.calls as [string, { body: string }][];
  return calls
    .filter(([address]) => address === "/api/donations")
    .map(([, { body }]) => JSON.parse(body) as Record<string, unknown>);
}

/** The permit of the content is valid until 30 June 2027. */
const beforeExpiry = Date.parse("2027-06-30T23:59:00+07:00");

beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(beforeExpiry);
  fetchMock.mockReset();
  answerWith({ status: "sample", amount: { currency: "USD", value: "50.00" } });
  Object.assign(globalThis, { fetch: fetchMock });
});

const words = {
  en: {
    presets: ["$25", "$50", "$100", "$250", "$500"],
    custom: "Or enter your own amount",
    button: "Donate $50",
    monthly: "Donate $50 monthly",
    every: "Every month",
    typed: { "75.50": 75.5, "75,50": 75.5, "$1,250": 1250 },
    ambiguous: "1.250",
    none: "Donate",
    reached: "supports one sustainability report",
    highest: "sponsors a small business carbon audit",
    thanks: "Thank you for your donation of $50! This would redirect to payment processing.",
    tooSmall: "The smallest amount is $1.",
    cards: ["Community impact", "Tool development", "Future generations"],
    rupiah: /^\$50 is about IDR\s800,000, at IDR\s16,000 for one dollar on November 2, 2026/,
    permit: "Who receives it",
    other: "/donate/peat-rewetting/",
    title: "Put something in the ground.",
  },
  id: {
    presets: ["US$25", "US$50", "US$100", "US$250", "US$500"],
    custom: "Atau masukkan jumlah sendiri",
    button: "Donasi US$50",
    monthly: "Donasi US$50 per bulan",
    every: "Setiap bulan",
    typed: { "75,50": 75.5, "75.50": 75.5, "US$ 1.250": 1250 },
    ambiguous: "1,250",
    none: "Donasi",
    reached: "mendukung satu laporan keberlanjutan",
    highest: "mensponsori audit karbon satu usaha kecil",
    thanks: /^Terima kasih atas donasi Anda sebesar US\$\s?50/,
    tooSmall: /US\$\s?1\b/,
    cards: ["Dampak bagi masyarakat", "Pengembangan alat", "Generasi mendatang"],
    rupiah: /^US\$\s?50 kira-kira Rp\s800\.000, dengan kurs Rp\s16\.000 .* 2 November 2026/,
    permit: "Siapa penerimanya",
    other: "/id/donate/peat-rewetting/",
    title: "Titipkan sesuatu pada tanah.",
  },
} as const;

/** Accessible names and texts, whose spaces may not break, with plain spaces. */
const plain = (text: string | null) => (text ?? "").replaceAll(/\s/g, " ").replaceAll("US$ ", "US$");

const presets = () => screen.getAllByRole("radio").filter((radio) => radio.getAttribute("name") === "preset");
const button = () => screen.getByRole("button");
const marked = () =>
  screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "true");

describe.each(["en", "id"] as const)("in %s", (language) => {
  const expected = words[language];

  it("offers five presets, the second chosen, and names the amount in the button", () => {
    renderDonate(language);
    expect(screen.getByRole("heading", { level: 1, name: expected.title })).toBeVisible();
    expect(presets().map((radio) => plain(radio.closest("label")?.textContent ?? ""))).toEqual(
      expected.presets,
    );
    expect(presets().map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(plain(button().textContent)).toBe(expected.button);
    expect(marked().map((item) => item.textContent)).toEqual([expect.stringContaining(expected.reached)]);
  });

  it("lets a custom amount take the place of the preset, and a preset that of the custom amount", async () => {
    renderDonate(language);
    const custom = screen.getByRole("textbox", { name: expected.custom });
    await userEvent.type(custom, "75");
    for (const radio of presets()) expect(radio).not.toBeChecked();
    await userEvent.click(presets()[4] ?? custom);
    expect(custom).toHaveValue("");
    expect(marked()[0]).toHaveTextContent(expected.highest);
  });

  it.each(Object.entries(expected.typed))("reads %s as people write it: %d dollars", async (typed, read) => {
    renderDonate(language);
    await userEvent.type(screen.getByRole("textbox", { name: expected.custom }), typed);
    const amount = formatMoney(read, language);
    expect(button()).toHaveAccessibleName(translator(language)("donate:button.once", { amount }));
    await userEvent.click(button());
    expect(sentOrders()).toMatchObject([{ language, customAmount: typed }]);
  });

  it("does not guess what could be two amounts: it keeps the text and asks for another", async () => {
    renderDonate(language);
    const custom = screen.getByRole("textbox", { name: expected.custom });
    await userEvent.type(custom, expected.ambiguous);
    expect(button()).toHaveTextContent(expected.none);
    await userEvent.click(button());
    expect(custom).toHaveAccessibleDescription(translator(language)("forms:errors.amount.ambiguous"));
    expect(custom).toHaveValue(expected.ambiguous);
    expect(sentOrders()).toEqual([]);
  });

  it("disables the button with neither", async () => {
    renderDonate(language);
    const custom = screen.getByRole("textbox", { name: expected.custom });
    await userEvent.type(custom, "7");
    await userEvent.clear(custom);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(expected.none);
    expect(marked()).toEqual([]);
  });

  it("names the month in the button, and sends it", async () => {
    renderDonate(language);
    await userEvent.click(screen.getByRole("radio", { name: expected.every }));
    expect(plain(button().textContent)).toBe(expected.monthly);
    await userEvent.click(button());
    expect(sentOrders()).toEqual([
      {
        campaign: "forest-fund",
        language,
        preset: "50",
        customAmount: "",
        frequency: "monthly",
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ]);
  });

  it("thanks with the amount where no provider is connected", async () => {
    renderDonate(language);
    await userEvent.click(button());
    const message = await screen.findByText((text) =>
      typeof expected.thanks === "string" ? text === expected.thanks : expected.thanks.test(text),
    );
    expect(message.closest('[role="status"]')).not.toBeNull();
  });

  it("says beside the field what is wrong with the amount, and sends nothing", async () => {
    renderDonate(language);
    const custom = screen.getByRole("textbox", { name: expected.custom });
    await userEvent.type(custom, "0.5");
    await userEvent.click(button());
    expect(custom).toBeInvalid();
    expect(custom).toHaveFocus();
    expect(custom).toHaveAccessibleDescription(expected.tooSmall);
    expect(sentOrders()).toEqual([]);
  });

  it("shows rupiah with the rate and its day, three cards, the permit and the other campaign", () => {
    renderDonate(language);
    expect(screen.getByText(expected.rupiah)).toBeVisible();
    for (const name of expected.cards) expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
    const permit = within(screen.getByRole("region", { name: expected.permit }));
    for (const text of ["SAMPLE/PUB/2026", organisation.email]) expect(permit.getByText(text)).toBeVisible();
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toContain(expected.other);
  });

  it("hides the permit after it has run out", () => {
    renderDonate(language, false);
    expect(screen.queryByRole("region", { name: expected.permit })).not.toBeInTheDocument();
  });

  it("hides the permit when it runs out after the site was built", () => {
    jest.spyOn(Date, "now").mockReturnValue(beforeExpiry + 60_000);
    renderDonate(language);
    expect(screen.queryByRole("region", { name: expected.permit })).not.toBeInTheDocument();
  });
});

it("is a form that a browser without scripts can send", () => {
  renderDonate("id");
  const form = screen.getByRole("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/donations");
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    campaign: "forest-fund",
    language: "id",
    preset: "50",
    customAmount: "",
    frequency: "once",
  });
});

it("sends one order for a double click, and the same key for a retry", async () => {
  answerWith({ status: "error", code: "payment_unavailable" });
  renderDonate("en");
  await userEvent.dblClick(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("this attempt charged nothing");
  await userEvent.click(button());
  await waitFor(() => expect(sentOrders().length).toBeGreaterThan(1));
  expect(new Set(sentOrders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it("shows what the server finds wrong with the amount beside the field", async () => {
  answerWith({
    status: "error",
    code: "payment_invalid",
    fields: { amount: "too_small" },
    bounds: { currency: "IDR", minimum: "10000", maximum: "999999999" },
  });
  renderDonate("en");
  await userEvent.click(button());
  await waitFor(() =>
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(/^The smallest amount is IDR\s10,000\.$/),
  );
});
