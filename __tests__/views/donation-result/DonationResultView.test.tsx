import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepPayer, keptPayer, restoreDraft } from "../../../src/components/Order/gift-draft";
import { intentionKey } from "../../../src/components/Order/intention";
import { basePaths } from "../../../src/domain/addresses";
import { formatDate, formatMoment } from "../../../src/domain/format";
import { formatMoney } from "../../../src/domain/money";
import { localizedPath } from "../../../src/domain/paths";
import { earlier, orderPages } from "../../../src/domain/payment";
import { DonationResultView } from "../../../src/views/donation-result/DonationResultView";
import { languageCodes, type Language } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { prerenderIn, renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const payment = {
  state: "paid",
  charged: "yes",
  reference: "7KQ2-M0XD",
  kind: "donation",
  slug: "meadow-fund",
  page: "/donate/",
  title: "Donation: Feed the meadow",
  frequency: "monthly",
  method: "stripe",
  language: "en",
  amount: { currency: "USD", value: "50.00" },
  chosen: { currency: "USD", value: "50.00" },
};

const english = translator("en");
const fetchMock = jest.fn();
const teamEmail = "sapa@telukkita.example";
const recipient = "Yayasan Padang Biru, Jl. Umpama 7, Kendari";

function answer(status: number, change: object = {}) {
  fetchMock.mockResolvedValue({
    ok: status === 200,
    status,
    json: () => Promise.resolve({ status: "ok", payment: { ...payment, ...change } }),
  });
}

function renderResult(language: Language = "en") {
  return renderIn(
    language,
    <DonationResultView {...{ teamEmail, recipient }} siteName="Teluk Kita" />,
    "/donate/result/",
  );
}

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  history.replaceState(null, "", "/donate/result/?ref=abc%20def");
});

afterEach(() => {
  jest.useRealTimers();
});

const findTitle = (name: string) => screen.findByRole("heading", { level: 1, name });

it.each(languageCodes)("says in %s what was paid, with its reference", async (language) => {
  const t = translator(language);
  answer(200, { paidOn: "2031-02-03" });
  renderResult(language);
  expect(await findTitle(t("server:result.paidTitle"))).toBeVisible();
  const date = formatDate("2031-02-03", language);
  expect(screen.getByText(t("server:result.paidOn", { date }))).toBeVisible();
  expect(screen.getByText(t("server:result.recipient", { recipient }))).toBeVisible();
  const { title: item, reference } = payment;
  const amount = formatMoney({ currency: "USD", minor: 5000 }, language);
  expect(screen.getByText(plain(t("server:result.paidFirst", { amount, item })))).toBeVisible();
  expect(screen.getByText(t("server:result.reference", { reference }))).toBeVisible();
  expect(fetchMock.mock.calls[0]).toEqual([
    `/api/payments/status?ref=abc+def&lang=${language}`,
    expect.anything(),
  ]);
});

it.each(languageCodes)("says in %s on which day a payment was refunded", async (language) => {
  const t = translator(language);
  answer(200, { state: "refunded", refundedOn: "2031-02-05" });
  const whole = renderResult(language);
  const date = formatDate("2031-02-05", language);
  expect(await screen.findByText(t("server:result.refundedOn", { date }))).toBeVisible();
  whole.unmount();
  answer(200, { state: "refunded", refundedOn: "2031-02-05", inParts: true });
  renderResult(language);
  expect(await screen.findByText(t("server:result.refundedLast", { date }))).toBeVisible();
});

it("has the payment's state as the document's title", async () => {
  for (const state of ["pending", "expired", "paid"] as const) {
    answer(200, { state });
    const { unmount } = renderResult();
    const title = english(`server:result.${state}Title`);
    await findTitle(title);
    expect(document.title).toBe(`${title} — Teluk Kita`);
    unmount();
  }
});

it.each(["paid", "refunded"])("says where to ask about a payment that is %s", async (state) => {
  answer(200, { state });
  renderResult();
  expect(await screen.findByText(english("server:transfer.ask", { email: teamEmail }))).toBeVisible();
});

it.each(languageCodes)(
  "leads in %s to what was bought, and says how to get a new link or an invoice; on paper nothing leads to the goods",
  async (language) => {
    const t = translator(language);
    answer(200, { kind: "purchase", frequency: "once", goodsUrl: "/api/goods?token=7" });
    renderResult(language);
    const goods = await screen.findByRole("link", { name: t("server:result.goods") });
    expect(goods).toHaveAttribute("href", "/api/goods?token=7");
    const again = screen.getByText(t("server:result.goodsAgain", { email: teamEmail }));
    expect(again).toBeVisible();
    for (const each of [goods, again]) expect(each.closest("[data-unprinted]")).not.toBeNull();
  },
);

it.each(languageCodes)(
  "says in %s that what is bought by transfer will be on this page",
  async (language) => {
    const t = translator(language);
    const transfer = { state: "pending", frequency: "once", method: "transfer" };
    for (const [kind, is] of [
      ["purchase", 1],
      ["donation", 0],
    ] as const) {
      answer(200, { ...transfer, kind, amount: { currency: "IDR", value: "150123" }, code: "123" });
      const { unmount } = renderResult(language);
      await screen.findByText(t("server:transfer.confirmed"));
      expect(screen.queryAllByText(t("server:transfer.goods"))).toHaveLength(is);
      unmount();
    }
  },
);

it("forgets the payer's address once the payment has come in", async () => {
  for (const [state, left] of [
    ["pending", "ayu@example.org"],
    ["paid", undefined],
  ] as const) {
    keepPayer("ayu@example.org");
    answer(200, { state });
    const { unmount } = renderResult();
    await findTitle(english(`server:result.${state}Title`));
    expect(keptPayer()).toBe(left);
    unmount();
  }
});

it("keeps the intention of a payment that failed: it may still be paid, like the next one", async () => {
  const before = intentionKey(payment.slug);
  for (const state of ["failed", "expired"] as const) {
    answer(200, { state });
    const { unmount } = renderResult();
    await findTitle(english(`server:result.${state}Title`));
    unmount();
  }
  expect(intentionKey(payment.slug)).toBe(before);
});

it("says to who had paid already that nothing was charged, and lets them begin a second time", async () => {
  const before = intentionKey(payment.slug);
  history.replaceState(null, "", `/donate/result/?ref=abc&${earlier}=1`);
  answer(200);
  renderResult();
  expect(await screen.findByText(english("server:result.earlier"))).toBeVisible();
  expect(screen.getByRole("link", { name: english("donate:result.backToChoice") })).toBeVisible();
  expect(intentionKey(payment.slug)).not.toBe(before);
});

it("shows until when a pending payment can be made, how to go on, and asks again", async () => {
  jest.useFakeTimers();
  const deadline = "2026-01-16T08:01:00.000Z";
  answer(200, { state: "pending", charged: "unknown", deadline, resumeUrl: "https://pay.example/7" });
  renderResult();
  await act(() => jest.advanceTimersByTimeAsync(0));
  const until = formatMoment(new Date(deadline), "en");
  expect(screen.getByText(plain(english("server:result.deadline", { deadline: until })))).toBeVisible();
  const resume = screen.getByRole("link", { name: english("server:result.resume") });
  expect(resume).toHaveAttribute("href", "https://pay.example/7");
  answer(200);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(english("server:result.paidTitle"));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it.each([
  ["failed", "server:result.failedTitle"],
  ["expired", "server:result.expiredTitle"],
  ["created", "server:result.openTitle"],
] as const)("tries a payment that is %s again with every choice, in one click", async (state, title) => {
  answer(200, { state, charged: "no" });
  renderResult();
  expect(await findTitle(english(title))).toBeVisible();
  expect(screen.getByText(english("server:result.notCharged"))).toBeVisible();
  fetchMock.mockResolvedValue({
    json: () => Promise.resolve({ status: "error", code: "payment_unavailable" }),
  });
  const retry = screen.getByRole("button", { name: english("server:result.retry") });
  await userEvent.click(retry);
  expect(await screen.findByText(english("forms:problems.payment_unavailable"))).toBeVisible();
  await userEvent.click(retry);
  const calls = fetchMock.mock.calls.slice(1) as [string, { readonly body: string }][];
  expect(calls.map(([address]) => address)).toEqual(["/api/donations", "/api/donations"]);
  const [first, second] = calls.map(([, { body }]) => JSON.parse(body) as object);
  expect(second).toEqual(first);
  expect(first).toEqual({
    campaign: "meadow-fund",
    currency: "USD",
    customAmount: "50.00",
    frequency: "monthly",
    method: "stripe",
    language: "en",
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    intention: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    replaces: "abc def",
  });
});

it("does not say that nothing was charged before the provider has confirmed it", async () => {
  answer(200, { state: "created", charged: "unknown" });
  renderResult();
  expect(await findTitle(english("server:result.unconfirmedTitle"))).toBeVisible();
  expect(screen.getByText(english("server:result.unknownCharge"))).toBeVisible();
  expect(screen.queryByText(english("server:result.notCharged"))).not.toBeInTheDocument();
});

it.each(languageCodes)(
  "asks, in %s, to write rather than to pay again when another sum came",
  async (language) => {
    const t = translator(language);
    answer(200, { state: "mismatch", charged: "unknown" });
    renderResult(language);
    expect(await findTitle(t("server:result.mismatchTitle"))).toBeVisible();
    expect(screen.getByText(t("server:transfer.ask", { email: "sapa@telukkita.example" }))).toBeVisible();
    expect(screen.getByText(t("server:result.reference", { reference: payment.reference }))).toBeVisible();
    expect(screen.queryByText(t("server:result.unknownCharge"))).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: t("server:result.retry") })).not.toBeInTheDocument();
  },
);

it.each(languageCodes)("leads, in %s, back to where the payment was chosen", async (language) => {
  answer(200, { kind: "purchase", slug: "shore-book", page: "/resources/shore-book/" });
  renderResult(language);
  const name = translator(language)("donate:result.backToChoice");
  const path = localizedPath("/resources/shore-book/", language);
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", path);
});

it("tries a gift to a project again as one to this project", async () => {
  answer(200, { state: "failed", charged: "no", project: "salt-meter" });
  renderResult();
  const retry = await screen.findByRole("button", { name: english("server:result.retry") });
  expect(new FormData(retry.closest("form") ?? undefined).get("project")).toBe("salt-meter");
});

it("says that it finds no payment", async () => {
  answer(404);
  renderResult();
  expect(await findTitle(english("server:result.unknownTitle"))).toBeVisible();
});

it("keeps showing a pending payment, and asking, while there is no answer", async () => {
  jest.useFakeTimers();
  answer(200, { state: "pending", charged: "unknown", resumeUrl: "https://pay.example/7" });
  renderResult();
  await act(() => jest.advanceTimersByTimeAsync(0));
  fetchMock.mockRejectedValue(new TypeError("network"));
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole("link", { name: english("server:result.resume") })).toBeVisible();
  answer(200);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(english("server:result.paidTitle"));
});

it("offers to ask again when there is no answer", async () => {
  fetchMock.mockRejectedValue(new TypeError("network"));
  renderResult();
  const again = await screen.findByRole("button", { name: english("donate:result.again") });
  answer(200);
  await userEvent.click(again);
  expect(await findTitle(english("server:result.paidTitle"))).toBeVisible();
});

it.each(languageCodes)("names in %s an address to come back to that needs no scripts", async (language) => {
  answer(200, { state: "pending" });
  renderResult(language);
  const address = `${location.origin}${orderPages.result}?ref=abc+def&lang=${language}`;
  expect(await screen.findByRole("link", { name: address })).toHaveAttribute("href", address);
});

it.each(languageCodes)(
  "says in %s, without scripts alone, that they are needed, and leads on",
  (language) => {
    const email = "sapa@telukkita.example";
    const needed = translator(language)("donate:result.noScript", { email });
    const view = <DonationResultView teamEmail={email} recipient={recipient} siteName="Teluk Kita" />;
    const { container, unmount } = prerenderIn(language, view, "/donate/result/");
    const without = container.querySelector("noscript")?.innerHTML;
    expect(without).toContain(needed);
    expect(without).toContain(`<form action="${orderPages.result}">`);
    const looking = translator(language)("donate:result.looking");
    expect(screen.getByText(looking)).not.toBeVisible();
    unmount();
    fetchMock.mockReturnValue(new Promise(() => undefined));
    renderResult(language);
    expect(screen.queryByText(needed, { ignore: "noscript *" })).not.toBeInTheDocument();
  },
);

it("asks nothing where the address names no payment", async () => {
  history.replaceState(null, "", "/donate/result/");
  renderResult();
  expect(await findTitle(english("server:result.unknownTitle"))).toBeVisible();
  expect(screen.getByRole("link", { name: english("donate:result.back") })).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
});

const giftAmount = { currency: "USD", value: "25.00" };

it.each(languageCodes)("says in %s what happens next, and how to end a monthly gift", async (language) => {
  const t = translator(language);
  answer(200, { gift: "running", giftAmount });
  renderResult(language);
  expect(await screen.findByRole("heading", { name: t("server:thanks.next") })).toBeVisible();
  const how = screen.getByRole("link", { name: t("server:gift.how") });
  expect(how).toHaveAttribute("href", `/api/gifts?lang=${language}`);
});

it("says that a monthly gift goes on when its first month was refunded, and how to end it", async () => {
  answer(200, { state: "refunded", gift: "running", giftAmount });
  renderResult();
  expect(await screen.findByText(english("server:result.goesOn"), { exact: false })).toBeVisible();
  expect(screen.getByRole("link", { name: english("server:gift.how") })).toBeVisible();
});

it.each(languageCodes)("says in %s how a monthly gift stands now", async (language) => {
  const t = translator(language);
  const amount = formatMoney({ currency: "USD", minor: 2500 }, language);
  const since = t("server:gift.since", { date: formatDate("2026-02-02", language) });
  for (const gift of ["running", "failing", "ended"] as const) {
    answer(200, { gift, giftAmount, giftEnded: gift === "ended" ? "2026-02-02" : undefined });
    const { unmount } = renderResult(language);
    expect(
      await screen.findByText(plain(t(`server:gift.${gift}`, { amount })), { exact: false }),
    ).toBeVisible();
    expect(screen.queryAllByText(t("server:gift.mend"))).toHaveLength(gift === "failing" ? 1 : 0);
    expect(screen.queryAllByText(since)).toHaveLength(gift === "ended" ? 1 : 0);
    const how = screen.queryAllByRole("link", { name: t("server:gift.how") });
    expect(how).toHaveLength(gift === "ended" ? 0 : 1);
    unmount();
  }
});

it("says what part of the first month is the fee before it says what the gift takes since it was changed", async () => {
  answer(200, { gift: "running", giftAmount, fee: "1.81" });
  renderResult();
  const now = await screen.findByText(english("server:gift.running", { amount: "$25.00" }), { exact: false });
  const fee = screen.getByText(english("server:fee.part", { fee: "$1.81" }));
  expect(fee.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it.each(languageCodes)(
  "leads in %s from a gift that has ended to its form, filled in like it",
  async (language) => {
    Object.assign(globalThis, { ___navigate: jest.fn() });
    answer(200, { gift: "ended", giftAmount, chosen: giftAmount });
    renderResult(language);
    const again = await screen.findByRole("link", { name: translator(language)("server:gift.again") });
    expect(again).toHaveAttribute("href", localizedPath("/donate/", language));
    await userEvent.click(again);
    const form = document.createElement("form");
    form.innerHTML = `<input type="radio" name="currency" value="USD"><input name="customAmount"><input type="radio" name="frequency" value="monthly">`;
    restoreDraft(form, payment.slug);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      ...{ currency: "USD", customAmount: "25.00", frequency: "monthly" },
    });
  },
);

it.each([{ gift: "ended", giftAmount }, {}])("says so of no other refund: %j", async (gift) => {
  answer(200, { state: "refunded", ...gift });
  renderResult();
  expect(await findTitle(english("server:result.refundedTitle"))).toBeVisible();
  expect(screen.queryByText(english("server:result.goesOn"), { exact: false })).not.toBeInTheDocument();
});

it("says how much of what came in has gone back", async () => {
  answer(200, { sentBack: "30.00", bankTook: { amount: "20.00", date: "2031-02-05" } });
  renderResult();
  const bankTook = formatMoney({ currency: "USD", minor: 2000 }, "en");
  const date = formatDate("2031-02-05", "en");
  expect(
    await screen.findByText(english("server:result.bankTookOf", { part: bankTook, date })),
  ).toBeVisible();
  const part = formatMoney({ currency: "USD", minor: 3000 }, "en");
  expect(await screen.findByText(english("server:result.sentBack", { part }))).toBeVisible();
});

it.each(languageCodes)("says in %s what of it came in later, and when", async (language) => {
  answer(200, { further: [{ amount: "12.00", date: "2031-02-05" }] });
  renderResult(language);
  const part = formatMoney({ currency: "USD", minor: 1200 }, language);
  const date = formatDate("2031-02-05", language);
  const said = translator(language)("server:result.further", { part, date });
  expect(await screen.findByText(said)).toBeVisible();
});

it.each(languageCodes)("says in %s that the same was paid twice, and whom to write to", async (language) => {
  const said = translator(language)("server:result.double", { email: "sapa@telukkita.example" });
  answer(200, { isDouble: true });
  renderResult(language);
  expect(await screen.findByText(said)).toBeVisible();
});

it.each(languageCodes)(
  "says in %s that another payment came in, and that what is open need not be paid",
  async (language) => {
    const t = translator(language);
    const url = "https://telukkita.example/donate/result/?ref=other";
    const alsoBegun = { state: "paid", method: "stripe", amount: { currency: "USD", value: "25.00" }, url };
    answer(200, { state: "pending", method: "midtrans", alsoBegun });
    renderResult(language);
    expect(await findTitle(t("server:result.paidElsewhereTitle"))).toBeVisible();
    const [amount = "", other = ""] = [5000, 2500].map((minor) =>
      formatMoney({ currency: "USD", minor }, language),
    );
    expect(screen.getByText(plain(t("server:result.open", { amount, item: payment.title })))).toBeVisible();
    expect(screen.getByText(plain(t("server:result.paidElsewhere", { amount: other })))).toBeVisible();
  },
);

it.each(languageCodes)(
  "says in %s which payment is still open, and starts the new one all the same",
  async (language) => {
    const t = translator(language);
    const deadline = "2031-02-03T04:05:00.000Z";
    const url = "https://telukkita.example/donate/result/?ref=other";
    const amount = { currency: "IDR", value: "400000" };
    const alsoBegun = { state: "open", method: "midtrans", amount, deadline, url };
    answer(200, { state: "created", charged: "no", alsoBegun });
    renderResult(language);
    const rupiah = formatMoney({ currency: "IDR", minor: 400_000 }, language);
    const open = t("server:paidBy.midtrans", { amount: rupiah });
    const values = { payment: open, deadline: formatMoment(new Date(deadline), language) };
    expect(await screen.findByText(plain(t("server:result.alsoOpen", values)))).toBeVisible();
    expect(screen.getByRole("link", { name: t("server:result.other") })).toHaveAttribute("href", url);
    expect(screen.getByText(t("server:result.notOpened"))).toBeVisible();
    const dollars = formatMoney({ currency: "USD", minor: 5000 }, language);
    await userEvent.click(
      screen.getByRole("button", { name: plain(t("server:review.stripe", { amount: dollars })) }),
    );
    const [, request] = fetchMock.mock.calls.at(-1) as [string, { body: string }];
    expect(JSON.parse(request.body)).toMatchObject({ beside: "yes", replaces: "abc def", method: "stripe" });
  },
);

it.each(languageCodes)("says in %s why what is on its way is shown again", async (language) => {
  history.replaceState(null, "", `/donate/result/?ref=abc&${earlier}=1`);
  answer(200, { state: "pending" });
  renderResult(language);
  const said = translator(language)("server:result.onItsWay", { email: teamEmail });
  expect(await screen.findByText(said)).toBeVisible();
});

it("calls what a bank took back no refund", async () => {
  answer(200, { state: "refunded", bankTookBack: true });
  renderResult();
  expect(await findTitle(english("server:result.takenBackTitle"))).toBeVisible();
});

it("says of choices that cannot be tried again what is so, where nothing is marked", async () => {
  answer(200, { state: "failed", charged: "no" });
  renderResult();
  const retry = await screen.findByRole("button", { name: english("server:result.retry") });
  const refused = { status: "error", code: "payment_invalid", fields: { amount: "too_small" } };
  fetchMock.mockResolvedValue({ json: () => Promise.resolve(refused) });
  await userEvent.click(retry);
  expect(await screen.findByText(english("server:result.notAgain"))).toBeVisible();
  expect(screen.queryByText(english("forms:problems.payment_invalid"))).not.toBeInTheDocument();
});

it.each(languageCodes)("lets donors tell others in %s of what they gave to", async (language) => {
  const t = translator(language);
  answer(200, { frequency: "once" });
  renderResult(language);
  const address = `${location.origin}${localizedPath("/donate/", language)}`;
  const words = encodeURIComponent(t("server:thanks.text", { address }));
  const whatsapp = await screen.findByRole("link", { name: t("server:thanks.whatsapp") });
  expect(whatsapp).toHaveAttribute("href", `https://wa.me/?text=${words}`);
  const email = screen.getByRole("link", { name: t("server:thanks.email") });
  expect(email).toHaveAttribute("href", expect.stringMatching(/^mailto:\?subject=[^&]+&body=/));
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: t("server:thanks.copy") }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByText(t("server:transfer.copied", { value: address }))).toBeVisible();
  expect(screen.queryByText(t("server:gift.title"), { exact: false })).not.toBeInTheDocument();
});

it("leads nobody to another campaign where the site no longer has the gift's own", async () => {
  answer(200, { page: undefined, frequency: "monthly", gift: "ended", giftAmount });
  renderResult();
  expect(await screen.findByText(english("server:thanks.accounts"))).toBeVisible();
  for (const word of ["page", "share"] as const)
    expect(screen.queryByText(english(`server:thanks.${word}`))).not.toBeInTheDocument();
  const ways = [english("server:gift.again"), english("donate:result.back")];
  for (const name of ways)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", basePaths.donations);
});

it("asks nobody to share what they bought, or have not paid", async () => {
  answer(200, { kind: "purchase" });
  renderResult();
  expect(await findTitle(english("server:result.paidTitle"))).toBeVisible();
  expect(screen.queryByText(english("server:thanks.share"))).not.toBeInTheDocument();
});
