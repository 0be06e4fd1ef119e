import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatMoney } from "../../../src/domain/money";
import { DonationResultView } from "../../../src/views/donation-result/DonationResultView";
import { languageCodes, type Language } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const account = {
  bank: "Bank Teluk",
  number: "777-01-2345678",
  holder: "Kas Padang",
  qris: "/transfer/qris-1.png",
};

const payment = {
  ...{
    state: "pending",
    charged: "unknown",
    reference: "7KQ2-M0XD",
    kind: "donation",
    page: "/donate/",
    slug: "meadow-fund",
  },
  ...{ title: "Donation: Feed the meadow", frequency: "once", method: "transfer", language: "en" },
  ...{ amount: { currency: "IDR", value: "50123" }, code: "123", account },
  ...{ dollars: "3.00", chosen: { currency: "IDR", value: "50000" }, deadline: "2026-01-22T08:00:00.000Z" },
};

const fetchMock = jest.fn();

function answer(change: object = {}) {
  const json = () => Promise.resolve({ status: "ok", payment: { ...payment, ...change } });
  fetchMock.mockResolvedValue({ ok: true, status: 200, json });
}

function renderResult(language: Language = "en") {
  return renderIn(
    language,
    <DonationResultView
      teamEmail="sapa@telukkita.example"
      recipient="Yayasan Padang Biru"
      siteName="Teluk Kita"
    />,
    "/donate/result/",
  );
}

const rupiah = (minor: number, language: Language) => formatMoney({ currency: "IDR", minor }, language);
const english = translator("en");

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  history.replaceState(null, "", "/donate/result/?ref=abc");
});

afterEach(() => {
  jest.useRealTimers();
});

it.each(languageCodes)("says in %s where to transfer which sum, and how it came about", async (language) => {
  const t = translator(language);
  answer();
  renderResult(language);
  const sum = rupiah(50_123, language);
  const name = plain(t("server:result.transferTitle", { amount: sum }));
  expect(await screen.findByText(name, { selector: "h1" })).toBeVisible();
  const code = t("server:transfer.code", { chosen: rupiah(50_000, language), code: rupiah(123, language) });
  const facts = [account.bank, account.number, account.holder, payment.reference, `${sum} (${code})`];
  for (const fact of facts) expect(screen.getByText(plain(fact))).toBeVisible();
  const picture = screen.getByRole("img", { name: t("server:transfer.qris", { holder: account.holder }) });
  expect(picture).toHaveAttribute("src", account.qris);
  expect(screen.getByText(t("server:transfer.qrisHow"))).toBeVisible();
  expect(screen.getByText(t("server:transfer.confirmed"))).toBeVisible();
  expect(screen.queryByText(plain(t("server:result.checking", { seconds: 20 })))).not.toBeInTheDocument();
});

it("speaks of no QRIS code where there is none", async () => {
  answer({ account: { ...account, qris: undefined } });
  renderResult();
  expect(await screen.findByText(account.bank)).toBeVisible();
  expect(screen.queryByText(english("server:transfer.qrisHow"))).not.toBeInTheDocument();
});

it.each(languageCodes)(
  "says in %s how to pay where there is a QRIS code alone, and lets it be saved",
  async (language) => {
    const t = translator(language);
    answer({ account: { holder: account.holder, qris: account.qris } });
    renderResult(language);
    expect(await screen.findByText(t("server:transfer.qrisOnly"))).toBeVisible();
    for (const name of ["number", "message"] as const)
      expect(screen.queryByText(t(`server:transfer.${name}`))).not.toBeInTheDocument();
    for (const words of ["copyNumber", "copyMessage"] as const)
      expect(screen.queryByRole("button", { name: t(`server:transfer.${words}`) })).not.toBeInTheDocument();
    expect(screen.queryByText(t("server:transfer.messageHelps"))).not.toBeInTheDocument();
    const save = screen.getByRole("link", { name: t("server:transfer.saveQris") });
    expect(save).toHaveAttribute("href", account.qris);
    expect(save).toHaveAttribute("download");
  },
);

it.each(languageCodes)("says in %s how another payment stands that was begun, too", async (language) => {
  const t = translator(language);
  const amount = formatMoney({ currency: "IDR", minor: 75_989 }, language);
  const url = "https://tajuk.example/donate/result/?ref=other";
  for (const [state, words, standing] of [
    ["awaited", "alsoAwaited", {}],
    ["paid", "alsoPaid", {}],
    ["paid", "paidElsewhere", { state: "expired" }],
    ["paid", "paidElsewhere", { state: "failed", method: "stripe", charged: "no" }],
  ] as const) {
    answer({ ...standing, alsoBegun: { state, amount: { currency: "IDR", value: "75989" }, url } });
    const { unmount } = renderResult(language);
    const said = t(`server:result.${words}`, { amount, email: "sapa@telukkita.example" });
    expect(await screen.findByText(plain(said))).toBeVisible();
    expect(screen.getByRole("link", { name: t("server:result.other") })).toHaveAttribute("href", url);
    expect(screen.queryByRole("button", { name: t("server:result.retry") })).not.toBeInTheDocument();
    expect(screen.queryByText(t("server:result.notCharged"))).not.toBeInTheDocument();
    unmount();
  }
});

it("copies number, sum and message as banks' apps take them, and says so", async () => {
  const user = userEvent.setup();
  answer();
  renderResult();
  await user.click(await screen.findByRole("button", { name: english("server:transfer.copyNumber") }));
  expect(await navigator.clipboard.readText()).toBe("777012345678");
  await user.click(screen.getByRole("button", { name: english("server:transfer.copySum") }));
  expect(await navigator.clipboard.readText()).toBe("50123");
  expect(screen.getByText(english("server:transfer.copied", { value: "50123" }))).toBeVisible();
  await user.click(screen.getByRole("button", { name: english("server:transfer.copyMessage") }));
  expect(await navigator.clipboard.readText()).toBe("7KQ2-M0XD");
  expect(screen.getByText(english("server:transfer.messageHelps"))).toBeVisible();
});

it("looks again when the payer comes back, and not every 20 seconds", async () => {
  jest.useFakeTimers();
  answer();
  renderResult();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(24 * 60 * 60_000));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answer({ state: "paid", charged: "yes", account: undefined });
  document.dispatchEvent(new Event("visibilitychange"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(english("server:result.paidTitle"));
  expect(screen.getByText(english("server:result.keep"))).toBeVisible();
  document.dispatchEvent(new Event("visibilitychange"));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it("does not claim to know that nothing was sent when the time has run out", async () => {
  answer({ state: "expired", account: undefined });
  renderResult();
  const title = english("server:result.transferExpiredTitle");
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(english("server:result.notCharged"))).not.toBeInTheDocument();
  const ask = english("server:transfer.ask", { email: "sapa@telukkita.example" });
  expect(screen.getByText(ask)).toBeVisible();
  expect(screen.getByRole("button", { name: english("server:result.retry") })).toBeVisible();
});

it.each(languageCodes)("says in %s where e-mails go, also when the time has run out", async (language) => {
  const t = translator(language);
  for (const change of [{}, { state: "expired", account: undefined }]) {
    answer({ ...change, mailsTo: "s…@example.org" });
    const known = renderResult(language);
    expect(
      await screen.findByText(t("server:transfer.mailsTo", { address: "s…@example.org" })),
    ).toBeVisible();
    known.unmount();
    answer({ ...change, mailsTo: "s…@example.org", mailsRefused: true });
    const refused = renderResult(language);
    expect(
      await screen.findByText(t("server:transfer.mailsRefused", { address: "s…@example.org" })),
    ).toBeVisible();
    refused.unmount();
    answer({ ...change, mailsTo: null });
    const unknown = renderResult(language);
    expect(await screen.findByText(t("server:transfer.noMails"))).toBeVisible();
    unknown.unmount();
  }
});

it("leads a retry through the page on which an address can be corrected", async () => {
  answer({ state: "expired", account: undefined });
  renderResult();
  const retry = await screen.findByRole("button", { name: english("server:result.retry") });
  const form = retry.closest("form");
  expect(form).toHaveFormValues({ method: "transfer", review: "no", replaces: "abc" });
  const submitted = jest.fn((event: Event) => event.preventDefault());
  addEventListener("submit", submitted, { once: true, capture: false });
  fetchMock.mockClear();
  await userEvent.click(retry);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(fetchMock).not.toHaveBeenCalled();
});
