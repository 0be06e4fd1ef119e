import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { donatePage } from "../../../src/content-model/pages/donate";
import { givingSettings } from "../../../src/content-model/settings/giving";
import { siteSettings } from "../../../src/content-model/settings/site";
import { campaignPath } from "../../../src/domain/addresses";
import type { Currency } from "../../../src/domain/currency";
import { formatDate, formatAmount } from "../../../src/domain/format";
import { currencyOf, intlLocale } from "../../../src/domain/languages";
import { formatMoney, toMoney } from "../../../src/domain/money";
import { localizedPath } from "../../../src/domain/paths";
import { orderAddresses } from "../../../src/domain/payment";
import { momentInZone } from "../../../src/domain/zone-time";
import { DonateView, type DonateViewProps } from "../../../src/views/donate/DonateView";
import { languageCodes, type Language } from "../../setup/languages";
import { answerPayments, livePayments, paidBy, samplePayments } from "../../setup/payments";
import { plain } from "../../setup/plain";
import { hydrateIn, prerenderIn, renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { campaignsOf, copyOf, defaultCampaignOf, projectsOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const address = "https://tajuk.example/donate/meadow/";

function renderDonate(language: Language, campaign = defaultCampaignOf(language)) {
  return renderIn(language, pageIn(language, campaign), "/donate/");
}

function pageIn(
  language: Language,
  campaign = defaultCampaignOf(language),
  project: DonateViewProps["project"] = null,
) {
  return (
    <DonateView
      campaign={campaign}
      project={project}
      copy={copyOf(donatePage, language)}
      giving={copyOf(givingSettings, language)}
      organisation={copyOf(siteSettings, language)}
      campaigns={campaignsOf(language)}
      address={address}
    />
  );
}

const { slug, usd, idr } = defaultCampaignOf("en");
const amountsIn = (currency: Currency) => (currency === "USD" ? usd : idr);
const { permitExpires, rupiahPerDollar, rupiahRateDate } = copyOf(givingSettings, "en");
const beforeExpiry = momentInZone(permitExpires, "23:59:00").getTime();
const fee = { percent: 2.9, fixed: 0.3 };
const rupiahRate = { perDollar: 16_000, date: "2025-09-30" };
const key = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

/** The orders that the server has got, unless a test has it answer otherwise. */
let sent: ReturnType<typeof answerPayments>;

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, "now").mockReturnValue(beforeExpiry);
  sent = answerPayments(undefined, { status: "sample", amount: { currency: "USD", value: "40.00" } });
});

/** The campaign of the fixture site that has everything. */
function withGoal(language: Language) {
  const campaign = campaignsOf(language).find((each) => !each.default);
  const { goal, contact, updates, place } = campaign ?? {};
  if (!campaign || !goal?.received || !goal.deadline || !contact?.email || !updates || !place)
    throw new Error("The tests' own site has no campaign with a goal and a person.");
  const { received, deadline } = goal;
  const { email } = contact;
  return {
    ...campaign,
    ...{ goal: { ...goal, received, deadline }, contact: { ...contact, email }, updates, place },
  };
}

const presets = (currency: Currency) =>
  screen.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.name === `preset${currency}`);
const choice = (language: Language, name: "once" | "monthly" | `currency.${Currency}`) =>
  screen.getByRole<HTMLInputElement>("radio", { name: translator(language)(`forms:donation.${name}`) });
const button = () => screen.getByRole("button", { description: /./ });
const marked = () =>
  screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "true");
const customAmount = (language: Language) =>
  screen.getByRole("textbox", { name: translator(language)("donate:amount.custom") });

it("keeps what was chosen and typed for who leaves the page and comes back", async () => {
  const t = translator("en");
  const dedication = () =>
    screen.getByRole("textbox", { name: new RegExp(`^${t("server:words.dedication")}`) });
  const { unmount } = renderDonate("en");
  await userEvent.type(customAmount("en"), "75.50");
  await userEvent.click(choice("en", "monthly"));
  await userEvent.click(screen.getByText(t("server:words.summary")));
  await userEvent.type(dedication(), "For Sari");
  unmount();
  renderDonate("en");
  expect(customAmount("en")).toHaveValue("75.50");
  expect(presets("USD").filter(({ checked }) => checked)).toEqual([]);
  expect(choice("en", "monthly")).toBeChecked();
  expect(dedication()).toBeVisible();
  expect(dedication()).toHaveValue("For Sari");
  expect(button()).toHaveTextContent(plain(formatAmount(toMoney("USD", 75.5), "en")));
});

it("does not put back what was kept over what is chosen or typed as scripts begin", async () => {
  const t = translator("en");
  const dedication = () =>
    screen.getByRole("textbox", { name: new RegExp(`^${t("server:words.dedication")}`), hidden: true });
  const monthly = () => choice("en", "monthly");
  const { unmount } = renderDonate("en");
  await userEvent.type(customAmount("en"), "75.50");
  await userEvent.click(monthly());
  await userEvent.click(screen.getByText(t("server:words.summary")));
  await userEvent.type(dedication(), "For Sari");
  unmount();
  const first = () => presets("USD")[0];
  const choosing = hydrateIn("en", pageIn("en"), () => {
    first()?.focus();
    first()?.click();
  });
  expect(first()).toBeChecked();
  expect(customAmount("en")).toHaveValue("");
  expect(monthly()).toBeChecked();
  expect(dedication()).toHaveValue("For Sari");
  choosing.unmount();
  hydrateIn("en", pageIn("en"), () => dedication().focus());
  expect(dedication()).toHaveValue("");
  expect(monthly()).toBeChecked();
});

it("keeps how the gift was to be paid, and that it covers the fee, for who comes back", async () => {
  const t = translator("en");
  answerPayments(paidBy({ fee }, { id: "midtrans", fee }));
  const way = (name: string) => screen.findByRole("radio", { name: new RegExp(name) });
  const second = t("server:review.midtrans", { amount: ".*" });
  const covers = { name: t("server:fee.cover") };
  const { unmount } = renderDonate("en");
  await userEvent.click(await way(second));
  await userEvent.click(screen.getByRole("checkbox", covers));
  unmount();
  renderDonate("en").unmount();
  renderDonate("en");
  expect(await way(second)).toBeChecked();
  expect(screen.getByRole("checkbox", covers)).toBeChecked();
});

it("asks for rupiah again on the Indonesian page, unless an amount was typed in dollars", async () => {
  const rupiah = () => choice("id", "currency.IDR");
  renderDonate("en").unmount();
  const { unmount } = renderDonate("id");
  expect(rupiah()).toBeChecked();
  unmount();
  sessionStorage.clear();
  const english = renderDonate("en");
  await userEvent.type(customAmount("en"), "75.50");
  english.unmount();
  renderDonate("id");
  expect(rupiah()).not.toBeChecked();
  expect(customAmount("id")).toHaveValue("75.50");
});

it("keeps an amount that was chosen in dollars for the Indonesian page", async () => {
  const { unmount } = renderDonate("en");
  const last = presets("USD").at(-1);
  await userEvent.click(last ?? button());
  unmount();
  renderDonate("id");
  expect(presets("USD").at(-1)).toBeChecked();
  const amount = formatAmount(toMoney("USD", Number(last?.value)), "id");
  expect(button()).toHaveTextContent(plain(translator("id")("donate:button.once", { amount })));
});

it("preselects an amount for who left with an empty field", async () => {
  const { unmount } = renderDonate("en");
  await userEvent.type(customAmount("en"), "75");
  await userEvent.clear(customAmount("en"));
  expect(button()).toBeDisabled();
  unmount();
  renderDonate("en");
  expect(
    presets("USD")
      .filter(({ checked }) => checked)
      .map(({ value }) => Number(value)),
  ).toEqual([usd.defaultAmount]);
  expect(button()).toBeEnabled();
});

it("is tried with a campaign whose highest amount has no effect of its own", () => {
  expect(usd.tiers.map(({ impact }) => impact !== null)).toEqual([true, true, true, true, false]);
  expect(idr.tiers.map(({ impact }) => impact !== null)).toEqual([false, false, true, true, false]);
});

describe.each(languageCodes)("in %s, before the click,", (language) => {
  const t = translator(language);

  it.each([
    ["no provider is connected", samplePayments, "sample"],
    ["nothing can be paid", { ...samplePayments, mode: "none" }, "none"],
    ["payments are taken", livePayments, "live"],
    ["transfers are taken, too", paidBy({}, { id: "transfer" }), "mixed"],
    ["the server does not say", undefined, "unknown"],
  ] as const)("says what it will do where %s", async (_, payments, mode) => {
    answerPayments(payments);
    renderDonate(language);
    const note = await screen.findByText(t(`forms:order.next.${mode}`));
    expect(note).toBeVisible();
    expect(button()).toHaveAccessibleDescription(t(`forms:order.next.${mode}`));
    expect(note.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    if (payments !== livePayments)
      expect(screen.queryByText(t("forms:order.next.live"))).not.toBeInTheDocument();
  });

  it("says without scripts what is true in any case", () => {
    prerenderIn(language, pageIn(language), "/donate/");
    expect(button()).toHaveAccessibleDescription(t("forms:order.next.unknown"));
  });

  it("says beside the bounds, without scripts alone, who knows what each way to pay takes", () => {
    const less = t("donate:amount.less");
    prerenderIn(language, pageIn(language), "/donate/");
    expect(customAmount(language)).toHaveAccessibleDescription(expect.stringContaining(less));
    expect(screen.getByText(less).tagName).toBe("NOSCRIPT");
  });

  it("says again after the click that nothing is charged, before it thanks", async () => {
    answerPayments(samplePayments, { status: "sample", amount: { currency: "USD", value: "50.00" } });
    renderDonate(language);
    await userEvent.click(button());
    const [first] = await within(screen.getAllByRole("status")[0] ?? document.body).findAllByText(/./);
    expect(first).toHaveTextContent(t("forms:order.sample"));
  });
});

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const campaign = defaultCampaignOf(language);
  const copy = copyOf(donatePage, language);
  const currency = currencyOf(language);
  const { tiers, defaultAmount, minimum } = amountsIn(currency);
  const effects = (currency === "USD" ? campaign.usd : campaign.idr).tiers.flatMap(({ amount, impact }) =>
    impact ? [{ amount, impact }] : [],
  );
  const effectOf = (amount: number) => effects.findLast((tier) => tier.amount <= amount)?.impact ?? "";
  const money = (amount: number, of = currency) => formatAmount(toMoney(of, amount), language);

  it("says what a gift pays for, in the words of its editors", () => {
    const { container } = renderDonate(language);
    const { title, lead, image, cards } = campaign;
    const { cardsTitle, storyTitle, accountabilityTitle, campaignsTitle } = copy;
    const headings = { cardsTitle, storyTitle, accountabilityTitle, campaignsTitle };
    expectTexts(container, { title, lead, image, cards, headings, picture: copy.image });
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const { title: name } of cards) {
      expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
    }
  });

  it("shows the picture of the page for all campaigns on no page of another one", () => {
    const [other] = campaignsOf(language).filter((each) => !each.default);
    renderDonate(language, other);
    expect(screen.queryByRole("img", { name: copy.image.alt })).not.toBeInTheDocument();
  });

  it("has no heading over cards that there are not", () => {
    renderDonate(language, { ...defaultCampaignOf(language), cards: [] });
    expect(screen.queryByRole("heading", { name: copy.cardsTitle })).not.toBeInTheDocument();
  });

  it("asks how much and how often", () => {
    renderDonate(language);
    expect(screen.getByRole("form", { name: t("forms:donation.heading") })).toBeVisible();
    for (const name of [t("donate:amount.legend"), t("forms:donation.frequency")]) {
      expect(screen.getByRole("group", { name })).toBeVisible();
    }
    expect(choice(language, "once")).toBeChecked();
    expect(choice(language, "monthly")).not.toBeChecked();
  });

  it("offers the campaign's amounts, its default one chosen and named in the button", () => {
    renderDonate(language);
    expect(presets(currency).map((radio) => [radio.labels?.[0]?.textContent, radio.checked])).toEqual(
      tiers.map(({ amount }) => [money(amount), amount === defaultAmount]),
    );
    expect(button()).toHaveTextContent(plain(t("donate:button.once", { amount: money(defaultAmount) })));
  });

  it("lists what amounts do, and marks the chosen one's effect", async () => {
    renderDonate(language);
    const list = screen.getByRole("heading", { name: t("donate:amount.impact") }).nextElementSibling;
    const rows = [...(list?.children ?? [])].map((row) => row.textContent);
    expect(rows).toEqual(effects.map(({ amount, impact }) => money(amount) + impact));
    await userEvent.click(presets(currency).at(-1) ?? button());
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toHaveTextContent(effectOf(Infinity));
  });

  it("lets a custom amount take the place of the preset, and a preset that of the custom amount", async () => {
    renderDonate(language);
    const custom = customAmount(language);
    await userEvent.type(custom, "75");
    for (const radio of presets(currency)) expect(radio).not.toBeChecked();
    await userEvent.click(presets(currency).at(-1) ?? custom);
    expect(custom).toHaveValue("");
    expect(marked()[0]).toHaveTextContent(effectOf(Infinity));
  });

  it("disables the button with neither, and says why", async () => {
    renderDonate(language);
    await userEvent.type(customAmount(language), "7");
    await userEvent.clear(customAmount(language));
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(t("common:donate"));
    expect(customAmount(language)).toHaveAccessibleDescription(t("forms:errors.amount.required"));
    expect(marked()).toEqual([]);
  });

  it("names the month in the button, and sends it", async () => {
    renderDonate(language);
    await userEvent.click(choice(language, "monthly"));
    expect(button()).toHaveTextContent(plain(t("donate:button.monthly", { amount: money(defaultAmount) })));
    await userEvent.click(button());
    const presetAmounts = { presetUSD: String(usd.defaultAmount), presetIDR: String(idr.defaultAmount) };
    const choices = { currency, ...presetAmounts, customAmount: "", frequency: "monthly" };
    const rest = { dedication: "", shownName: "", idempotencyKey: key, intention: key };
    expect(sent).toEqual([
      { address: orderAddresses.donation, campaign: slug, language, ...choices, ...rest },
    ]);
  });

  it.each([
    ["once", "donation"],
    ["monthly", "monthlyDonation"],
  ] as const)(
    "thanks with the amount for a gift given %s where no provider is connected",
    async (often, key) => {
      renderDonate(language);
      await userEvent.click(choice(language, often));
      await userEvent.click(button());
      const thanks = await screen.findByText(plain(t(`server:sample.${key}`, { amount: money(40, "USD") })));
      expect(thanks.closest('[role="status"]')).not.toBeNull();
    },
  );

  it("says beside the field what is wrong with the amount, and sends nothing", async () => {
    renderDonate(language);
    const custom = customAmount(language);
    await userEvent.type(custom, "0");
    await userEvent.click(button());
    expect(custom).toBeInvalid();
    expect(custom).toHaveFocus();
    const tooSmall = t("forms:errors.amount.too_small", { minimum: money(minimum) });
    expect(custom).toHaveAccessibleDescription(tooSmall);
    expect(sent).toEqual([]);
  });

  it("names no amount in the button that cannot be donated", async () => {
    renderDonate(language);
    await userEvent.type(customAmount(language), "99999999999");
    expect(button()).toHaveTextContent(t("common:donate"));
    expect(button()).not.toHaveTextContent("999");
  });

  it("changes the currency with one tap, and shows what dollars are in rupiah, with the rate and its day", async () => {
    renderDonate(language);
    await userEvent.click(choice(language, "currency.USD"));
    const amount = money(usd.defaultAmount, "USD");
    expect(button()).toHaveTextContent(plain(t("donate:button.once", { amount })));
    const note = t("donate:rupiah", {
      dollars: amount,
      rupiah: money(usd.defaultAmount * rupiahPerDollar, "IDR"),
      rate: money(rupiahPerDollar, "IDR"),
      date: formatDate(rupiahRateDate, language),
    });
    expect(screen.getByText(plain(note))).toBeVisible();
  });

  it.each([
    ["makes no dollars of what was typed in rupiah", "30000", "", usd.defaultAmount],
    ["keeps dollars that were typed under rupiah", "30", "30", 30],
  ])("%s when the currency changes", async (_what, typed, left, amount) => {
    renderDonate(language);
    await userEvent.click(choice(language, "currency.IDR"));
    await userEvent.type(customAmount(language), typed);
    await userEvent.click(choice(language, "currency.USD"));
    expect(customAmount(language)).toHaveValue(left);
    expect(button()).toHaveTextContent(plain(t("donate:button.once", { amount: money(amount, "USD") })));
  });

  it("says who receives the money, under which permit", () => {
    renderDonate(language);
    const { legalName, email } = copyOf(siteSettings, language);
    const { permitNumber, accountHolder, feeShare } = copyOf(givingSettings, language);
    const permit = within(screen.getByRole("region", { name: copy.accountabilityTitle }));
    const facts = permit.getAllByRole("term").map((term) => [term, term.nextElementSibling]);
    expect(facts.map((fact) => fact.map((part) => part?.textContent))).toEqual([
      [t("donate:accountability.recipient"), legalName],
      [t("donate:accountability.permit"), permitNumber],
      [t("donate:accountability.permitExpires"), formatDate(permitExpires, language)],
      [t("donate:accountability.account"), accountHolder],
      [t("donate:accountability.costs"), feeShare],
      [t("donate:accountability.contact"), email],
    ]);
  });

  it("says the latest news beside the form", () => {
    const other = withGoal(language);
    renderDonate(language, other);
    const [latest] = other.updates.toSorted((one, two) => two.date.localeCompare(one.date));
    const permit = within(screen.getByRole("region", { name: copy.accountabilityTitle }));
    expect(permit.getByText(t("donate:accountability.latest")).nextElementSibling).toHaveTextContent(
      plain(`${latest?.text} (${formatDate(latest?.date ?? "", language)})`),
    );
  });

  it("says what a campaign wants to raise, by when, and what had come in by which day", () => {
    const other = withGoal(language);
    const { goal, place } = other;
    renderDonate(language, other);
    const region = within(screen.getByRole("region", { name: t("donate:goal.title") }));
    const sums = { received: money(goal.received.amount, "IDR"), goal: money(goal.amount, "IDR") };
    const said = plain(t("donate:goal.stated", { ...sums, date: formatDate(goal.received.date, language) }));
    expect(region.getByText(said)).toBeVisible();
    expect(region.getByRole("progressbar", { name: said })).toHaveProperty(
      "position",
      goal.received.amount / goal.amount,
    );
    expect(region.getByText(formatDate(goal.deadline, language))).toBeVisible();
    expect(screen.getByText(place)).toBeVisible();
  });

  it("says what has come in so far, as the server counts it", async () => {
    const other = withGoal(language);
    answerPayments(undefined, undefined, { [other.slug]: { currency: "IDR", value: "50000000" } });
    renderDonate(language, other);
    const sums = { received: money(50_000_000, "IDR"), goal: money(other.goal.amount, "IDR") };
    const said = plain(t("donate:goal.soFar", sums));
    const { rupiahPerDollar, rupiahRateDate } = copyOf(givingSettings, language);
    const rate = { rate: money(rupiahPerDollar, "IDR"), date: formatDate(rupiahRateDate, language) };
    const converted = plain(t("donate:goal.converted", rate));
    // what the content states was not counted by the server
    expect(screen.queryByText(converted)).not.toBeInTheDocument();
    expect(await screen.findByRole("progressbar", { name: said })).toHaveProperty("position", 1);
    expect(screen.getByText(converted)).toBeVisible();
  });

  it("says from the goal on that it has been reached, as stated and as the server counts it", async () => {
    const other = withGoal(language);
    const { amount } = other.goal;
    const reached = t("server:campaign.reached");
    const stated = (sum: number) => ({
      ...other,
      goal: { ...other.goal, received: { ...other.goal.received, amount: sum } },
    });
    const { unmount } = renderDonate(language, stated(amount - 1));
    expect(screen.queryByText(reached)).not.toBeInTheDocument();
    unmount();
    const full = renderDonate(language, stated(amount));
    expect(screen.getByText(reached)).toBeVisible();
    full.unmount();
    answerPayments(undefined, undefined, { [other.slug]: { currency: "IDR", value: String(amount + 1) } });
    renderDonate(language, stated(0));
    expect(await screen.findByText(reached)).toBeVisible();
  });

  it("leads without scripts from what had come in to what has come in", () => {
    const other = withGoal(language);
    prerenderIn(language, pageIn(language, other), "/donate/");
    const region = screen.getByRole("region", { name: t("donate:goal.title") });
    expect(region.innerHTML).toContain(`/api/campaigns?campaign=${other.slug}&amp;lang=${language}`);
  });

  it("leads without scripts to what has come in, where nothing is stated", () => {
    prerenderIn(language, pageIn(language), "/donate/");
    const region = screen.getByRole("region", { name: t("donate:goal.title") });
    expect(region).toHaveTextContent(plain(t("donate:goal.open", { goal: money(70_000, "USD") })));
    expect(within(region).queryByRole("progressbar")).not.toBeInTheDocument();
    expect(region.innerHTML).toContain(`/api/campaigns?campaign=${slug}&amp;lang=${language}`);
  });

  it("tells what has happened, newest first", () => {
    const other = withGoal(language);
    renderDonate(language, other);
    const region = within(screen.getByRole("region", { name: t("donate:updates") }));
    expect(region.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      other.updates.toReversed().map(({ date, text }) => formatDate(date, language) + text),
    );
  });

  it("names a person to write to, by e-mail or with the contact form, and says that a sample is one", () => {
    const other = withGoal(language);
    const { unmount } = renderDonate(language, other);
    const person = () => within(screen.getByRole("region", { name: t("donate:contact.title") }));
    expect(person().getByText(other.contact.name)).toBeVisible();
    expect(person().getByRole("link")).toHaveAttribute("href", `mailto:${other.contact.email}`);
    expect(person().getByText(t("donate:contact.sample"))).toBeVisible();
    unmount();
    renderDonate(language);
    const form = person().getByRole("link", { name: t("donate:contact.form") });
    expect(form).toHaveAttribute("href", localizedPath("/#contact", language));
    expect(person().queryByText(t("donate:contact.sample"))).not.toBeInTheDocument();
  });

  it("lets donors add the fee, and shows what is then charged", async () => {
    const orders = answerPayments(paidBy({ fee }));
    renderDonate(language);
    await userEvent.click(choice(language, "currency.USD"));
    await userEvent.type(customAmount(language), "50");
    const charge = (minor: number) => formatMoney({ currency: "USD", minor }, language);
    const cover = await screen.findByRole("checkbox", { name: t("server:fee.cover") });
    expect(screen.getByText(plain(t("server:review.stripe", { amount: charge(5000) })))).toBeVisible();
    await userEvent.click(cover);
    const label = screen.getByText(plain(t("server:review.stripe", { amount: charge(5181) })));
    expect(label).toHaveTextContent(plain(t("server:fee.part", { fee: charge(181) })));
    expect(button()).toHaveTextContent(plain(t("donate:button.once", { amount: charge(5181) })));
    await userEvent.click(button());
    expect(orders).toMatchObject([{ coversFee: "yes", customAmount: "50" }]);
  });

  it("names in a monthly gift's button one sum: what is charged, with the fee, in the currency of the card", async () => {
    answerPayments({ ...paidBy({ fee }), rupiahRate });
    renderDonate(language);
    await userEvent.click(choice(language, "monthly"));
    await userEvent.click(choice(language, "currency.IDR"));
    await userEvent.type(customAmount(language), "80000");
    await userEvent.click(await screen.findByRole("checkbox", { name: t("server:fee.cover") }));
    const amount = money(5.46, "USD");
    expect(button()).toHaveTextContent(plain(t("donate:button.monthly", { amount })));
  });

  it("names in the button what is charged, where that is another currency", async () => {
    const rupiah = { id: "midtrans", currency: "IDR", minimum: "10000", maximum: "99999999" };
    answerPayments({ ...paidBy(rupiah), rupiahRate });
    renderDonate(language);
    await userEvent.click(choice(language, "currency.USD"));
    await userEvent.type(customAmount(language), "50");
    await screen.findByRole("group", { name: t("forms:order.method") });
    const amount = money(800_000, "IDR");
    expect(button()).toHaveTextContent(plain(t("donate:button.once", { amount })));
  });

  it("offers no fee with a method that has none, and adds none to it", async () => {
    const orders = answerPayments(paidBy({ fee }, { id: "transfer" }));
    renderDonate(language);
    await userEvent.click(choice(language, "currency.USD"));
    await userEvent.type(customAmount(language), "50");
    const name = t("server:fee.cover");
    await userEvent.click(await screen.findByRole("checkbox", { name }));
    const amount = formatMoney({ currency: "USD", minor: 5000 }, language);
    const transfer = plain(t("server:review.transfer", { amount }));
    await userEvent.click(
      screen.getByRole("radio", { name: new RegExp(`^${transfer.replace("$", "[$]")}`) }),
    );
    expect(screen.queryByRole("checkbox", { name })).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(orders).toMatchObject([{ method: "transfer", customAmount: "50" }]);
    expect(orders[0]).not.toHaveProperty("coversFee");
  });

  it("takes a dedication and a name, if the donor unfolds them", async () => {
    renderDonate(language);
    await userEvent.click(screen.getByText(t("server:words.summary")));
    const field = (word: "dedication" | "shownName") =>
      screen.getByRole("textbox", { name: new RegExp(`^${t(`server:words.${word}`)}`) });
    await userEvent.type(field("dedication"), "Nenek");
    await userEvent.type(field("shownName"), "Budi");
    await userEvent.click(button());
    expect(sent).toMatchObject([{ dedication: "Nenek", shownName: "Budi" }]);
  });

  it("offers no fee where none is known", async () => {
    answerPayments(livePayments);
    renderDonate(language);
    await screen.findByText(t("forms:order.next.live"));
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("is about the project that the gift is for, and sends it", async () => {
    const [project] = projectsOf(language, "home");
    renderIn(language, pageIn(language, campaign, project ?? null), "/donate/for/x/");
    const { title, description, donationEffect, slug: projectSlug } = project ?? { title: "none" };
    const name = t("donate:project.title", { project: title });
    expect(screen.getByRole("heading", { level: 1, name })).toBeVisible();
    const enough = t("donate:project.enough", { fund: campaign.name });
    for (const text of [
      donationEffect ?? "none",
      description ?? "none",
      `${t("donate:project.recorded")} ${enough}`,
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole("region", { name: t("donate:goal.title") })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("donate:project.read") })).toHaveAttribute(
      "href",
      localizedPath(`/projects/${projectSlug}/`, language),
    );
    // these are the fund's, not the project's
    for (const name of [t("donate:amount.impact"), copy.cardsTitle, copy.storyTitle])
      expect(screen.queryByRole("heading", { name })).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(sent).toMatchObject([{ campaign: slug, project: projectSlug }]);
  });

  it.each([true, false])(
    "says what happened last in the project, and whether that is made up: %s",
    (sample) => {
      const [project = null] = projectsOf(language, "home");
      const updates = [
        { date: "2026-01-10", text: "The gauge was set up." },
        { date: "2026-02-11", text: "The gauge was read." },
      ];
      const given = project && { ...project, evidence: { sample, updates } };
      renderIn(language, pageIn(language, campaign, given), "/donate/for/x/");
      expect(screen.getByRole("heading", { name: t("donate:project.latest") })).toBeVisible();
      expect(screen.getByText("The gauge was read.")).toBeVisible();
      expect(screen.getByText(plain(formatDate("2026-02-11", language)))).toBeVisible();
      expect(screen.queryByText("The gauge was set up.")).not.toBeInTheDocument();
      expect(screen.queryAllByText(t("donate:project.sample"))).toHaveLength(sample ? 1 : 0);
    },
  );

  it("hides the permit when it has run out, and no other fact", () => {
    jest.spyOn(Date, "now").mockReturnValue(beforeExpiry + 60_000);
    renderDonate(language);
    const { legalName, email } = copyOf(siteSettings, language);
    const { permitNumber, accountHolder, feeShare } = copyOf(givingSettings, language);
    const facts = within(screen.getByRole("region", { name: copy.accountabilityTitle }));
    for (const fact of [legalName, accountHolder, feeShare, email])
      expect(facts.getByText(fact)).toBeVisible();
    for (const fact of [permitNumber, plain(formatDate(permitExpires, language))]) {
      expect(facts.getByText(fact)).not.toBeVisible();
    }
  });

  it("leads to the other campaigns", () => {
    renderDonate(language);
    const links = within(screen.getByRole("navigation", { name: copy.campaignsTitle })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      campaignsOf(language)
        .filter(({ slug: name }) => name !== campaign.slug)
        .map((each) => [each.name, localizedPath(campaignPath(each), language)]),
    );
  });

  it("can be passed on", () => {
    renderDonate(language);
    expect(screen.getByRole("link", { name: t("share:whatsApp") })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(`${campaign.title} ${address}`)),
    );
  });

  it("puts the headings of its text below that of their section", () => {
    renderIn(language, pageIn(language, { ...campaign, body: '<h2 id="x">Nets</h2><p>Of hemp.</p>' }));
    expect(screen.getByRole("heading", { level: 2, name: copy.storyTitle })).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: "Nets" })).toBeVisible();
  });
});

it.each([
  ["en", "75.50", 75.5, "USD"],
  ["en", "75,50", 75.5, "USD"],
  ["en", "$1,250", 1250, "USD"],
  ["en", "50.000", 50_000, "IDR"],
  ["id", "75,50", 75.5, "USD"],
  ["id", "75.50", 75.5, "USD"],
  ["id", "US$ 1.250", 1250, "USD"],
  ["id", "Rp50.000", 50_000, "IDR"],
  ["id", "50 ribu", 50_000, "IDR"],
] as const)("reads in %s %s as people write it: %d %s", async (language, typed, read, currency) => {
  renderDonate(language);
  await userEvent.click(choice(language, `currency.${currency}`));
  await userEvent.type(customAmount(language), typed);
  const amount = formatAmount(toMoney(currency, read), language);
  expect(button()).toHaveAccessibleName(translator(language)("donate:button.once", { amount }));
  await userEvent.click(button());
  expect(sent).toMatchObject([{ language, currency, customAmount: typed }]);
});

it.each([
  ["en", "3.000"],
  ["id", "3,000"],
] as const)("does not guess in %s whether %s dollars are thousands: it asks", async (language, typed) => {
  const t = translator(language);
  renderDonate(language);
  await userEvent.click(choice(language, "currency.USD"));
  const custom = customAmount(language);
  await userEvent.type(custom, typed);
  expect(button()).toHaveTextContent(t("common:donate"));
  await userEvent.click(button());
  const meanings = [3, 3000].map((amount) => formatAmount(toMoney("USD", amount), language));
  const list = new Intl.ListFormat(intlLocale(language), { type: "disjunction" }).format(meanings);
  expect(custom).toHaveAccessibleDescription(plain(t("forms:errors.amount.ambiguous", { meanings: list })));
  expect(custom).toHaveValue(typed);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: plain(meanings[1] ?? "") }));
  expect(button()).toHaveTextContent(plain(t("donate:button.once", { amount: meanings[1] ?? "" })));
  await userEvent.click(button());
  expect(sent).toMatchObject([{ customAmount: "3000" }]);
});

it("is a form that a browser without scripts can send", () => {
  renderDonate("id");
  const form = screen.getByRole<HTMLFormElement>("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/donations");
  expect(Object.fromEntries(new FormData(form))).toEqual({
    campaign: slug,
    language: "id",
    currency: "IDR",
    presetUSD: String(usd.defaultAmount),
    presetIDR: String(idr.defaultAmount),
    customAmount: "",
    frequency: "once",
    dedication: "",
    shownName: "",
  });
});

it("sends one order for a double click", async () => {
  const orders = answerPayments(undefined, new Promise(() => undefined));
  renderDonate("en");
  await userEvent.dblClick(button());
  expect(orders).toHaveLength(1);
});

it("says that payments cannot be taken, and sends the same key for a retry", async () => {
  const orders = answerPayments(undefined, { status: "error", code: "payment_unavailable" });
  renderDonate("en");
  await userEvent.click(button());
  const problem = await screen.findByText(translator("en")("forms:problems.payment_unavailable"));
  expect(screen.getByRole("alert")).toContainElement(problem);
  await userEvent.click(button());
  const [first, second] = orders.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toEqual(key);
  expect(second).toBe(first);
});

it("says that the connection failed, not the site, and keeps what was typed", async () => {
  answerPayments();
  const { fetch } = globalThis;
  globalThis.fetch = (...request) =>
    request[0] === orderAddresses.donation ? Promise.reject(new TypeError("offline")) : fetch(...request);
  renderDonate("en");
  await userEvent.type(customAmount("en"), "75.50");
  await userEvent.click(button());
  const problem = await screen.findByText(translator("en")("forms:problems.payment_unreachable"));
  expect(screen.getByRole("alert")).toContainElement(problem);
  expect(customAmount("en")).toHaveValue("75.50");
});

it("shows what the server finds wrong with the amount beside the field", async () => {
  const bounds = { currency: "IDR", minimum: "10000", maximum: "999999999" };
  const refused = { status: "error", code: "payment_invalid", fields: { amount: "too_small" }, bounds };
  answerPayments(undefined, refused);
  renderDonate("en");
  await userEvent.click(button());
  const limit = formatMoney({ currency: "IDR", minor: 10_000 }, "en");
  const tooSmall = translator("en")("forms:errors.amount.too_small", { minimum: limit });
  await waitFor(() => expect(customAmount("en")).toHaveAccessibleDescription(tooSmall));
});

it("offers only the ways of paying that take the amount", async () => {
  answerPayments(paidBy({}, { id: "transfer", minimum: "20", maximum: "100" }));
  renderDonate("en");
  const ways = async (typed: string) => {
    await userEvent.clear(customAmount("en"));
    await userEvent.type(customAmount("en"), typed);
    const group = await screen.findByRole("group", { name: translator("en")("forms:order.method") });
    return within(group)
      .getAllByRole<HTMLInputElement>("radio")
      .map(({ value }) => value);
  };
  expect(await ways("20")).toEqual(["stripe", "transfer"]);
  expect(await ways("19.99")).toEqual(["stripe"]);
  expect(await ways("100.01")).toEqual(["stripe"]);
});

it("says the smallest and the largest amount that can be paid before one is typed", async () => {
  const minimum = usd.minimum + 2;
  answerPayments(paidBy({ minimum: `${minimum}`, maximum: "75" }));
  renderDonate("en");
  const money = (amount: number) => formatAmount(toMoney("USD", amount), "en");
  const bounds = { minimum: money(minimum), maximum: money(75) };
  const said = plain(translator("en")("donate:amount.bounds", bounds));
  await waitFor(() => expect(customAmount("en")).toHaveAccessibleDescription(expect.stringContaining(said)));
});

describe("where nothing can be given every month", () => {
  const once = paidBy({ frequencies: ["once"] });
  const t = translator("en");
  const monthly = () => choice("en", "monthly");
  const ways = { name: t("forms:order.method") };
  const often = () => screen.getByRole("group", { name: t("forms:donation.frequency") });

  it("does not offer it, and says why", async () => {
    answerPayments(once);
    renderDonate("en");
    expect(monthly()).toBeEnabled();
    expect(await screen.findByRole("group", ways)).toBeVisible();
    expect(monthly()).toBeDisabled();
    expect(often()).toHaveAccessibleDescription(t("forms:errors.frequency.unavailable"));
    expect(choice("en", "once")).toBeEnabled();
  });

  it("asks who chose it before to choose again, and not how to pay", async () => {
    answerPayments();
    const { unmount } = renderDonate("en");
    await userEvent.click(monthly());
    unmount();
    answerPayments(once);
    renderDonate("en");
    await waitFor(() => expect(often()).toHaveAccessibleDescription(t("forms:errors.frequency.unavailable")));
    expect(screen.getAllByText(t("forms:errors.frequency.unavailable"))).toHaveLength(1);
    expect(screen.queryByRole("group", ways)).not.toBeInTheDocument();
    await userEvent.click(choice("en", "once"));
    expect(screen.getByRole("group", ways)).toBeVisible();
    expect(monthly()).toBeDisabled();
  });
});

it("says who gets the e-mail address: only the provider of cards", async () => {
  const t = translator("en");
  const hint = () => screen.findByText(t("forms:order.emailHint"), { exact: false });
  answerPayments({ ...livePayments, mails: true });
  const { unmount } = renderDonate("en");
  expect(await hint()).toHaveTextContent(t("forms:order.emailShared"));
  unmount();
  answerPayments({ ...paidBy({ id: "transfer" }), mails: true });
  renderDonate("en");
  expect(await hint()).not.toHaveTextContent(t("forms:order.emailShared"));
});

it("leads to an e-mail address that nobody can write to, with what is wrong with it", async () => {
  const t = translator("en");
  const refused = { status: "error", code: "payment_invalid", fields: { email: "invalid" } };
  answerPayments({ ...livePayments, mails: true }, refused);
  renderDonate("en");
  const field = await screen.findByLabelText(t("forms:inquiry.email"), { exact: false });
  await userEvent.type(field, "sari@");
  await userEvent.click(button());
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(t("forms:errors.email.invalid")));
});

it("leads to what is too long to be said with a gift, out of its fold, with its limit", async () => {
  const t = translator("en");
  answerPayments(undefined, { status: "error", code: "payment_invalid", fields: { shownName: "too_long" } });
  renderDonate("en");
  const label = t("server:words.shownName");
  const field = screen.getByRole("textbox", { name: new RegExp(`^${label}`), hidden: true });
  const name = "z".repeat(70);
  await userEvent.click(screen.getByText(t("server:words.summary")));
  await userEvent.click(field);
  await userEvent.paste(name);
  await userEvent.click(screen.getByText(t("server:words.summary")));
  await userEvent.click(button());
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeVisible();
  expect(field).toHaveValue(name);
  expect(field).toHaveAccessibleDescription(t("forms:errors.words.too_long", { field: label, max: 60 }));
});
