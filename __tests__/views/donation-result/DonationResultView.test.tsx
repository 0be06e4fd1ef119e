import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../../src/i18n/languages";
import { DonationResultView } from "../../../src/views/donation-result/DonationResultView";
import { renderIn } from "../../setup/render";

const payment = {
  state: "paid",
  charged: "yes",
  reference: "7KQ2-M0XD",
  kind: "donation",
  slug: "forest-fund",
  title: "Donation: Forest fund",
  frequency: "monthly",
  method: "stripe",
  language: "en",
  amount: { currency: "USD", value: "50.00" },
  dollars: "50.00",
};

const fetchMock = jest.fn();

function answer(status: number, change: object = {}) {
  fetchMock.mockResolvedValue({
    ok: status === 200,
    status,
    json: () => Promise.resolve({ status: "ok", payment: { ...payment, ...change } }),
  });
}

function renderResult(language: Language = "en") {
  renderIn(language, <DonationResultView teamEmail="halo@tajuk.example" />, "/donate/result/");
}

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  history.replaceState(null, "", "/donate/result/?ref=abc%20def");
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ["en", "Thank you, your payment has arrived", "We have received $50.00 for “Donation: Forest fund”."],
  ["id", "Terima kasih, pembayaran Anda sudah kami terima", /50,00/],
] as const)("says in %s what was paid, with its reference", async (language, title, text) => {
  answer(200);
  renderResult(language);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/7KQ2-M0XD/)).toBeVisible();
  expect(fetchMock.mock.calls[0]).toEqual(["/api/payments/status?ref=abc%20def", expect.anything()]);
});

it("shows until when a pending payment can be made, how to go on, and asks again", async () => {
  jest.useFakeTimers();
  answer(200, {
    state: "pending",
    charged: "unknown",
    deadline: "2026-01-16T08:01:00.000Z",
    resumeUrl: "https://pay.example/7",
  });
  renderResult();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/January 16, 2026.*3:01/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the payment page again" })).toHaveAttribute(
    "href",
    "https://pay.example/7",
  );
  answer(200);
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("your payment has arrived");
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it.each([
  ["failed", "The payment did not go through"],
  ["expired", "The time to pay has run out"],
  ["created", "Your payment is not finished"],
])("keeps every choice of a payment that is %s, under a new key", async (state, title) => {
  answer(200, { state, charged: "no" });
  renderResult();
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/You have not been charged/)).toBeVisible();
  const form = screen.getByRole("button", { name: "Try again with the same choices" }).closest("form");
  expect(form).toHaveAttribute("action", "/api/donations");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    campaign: "forest-fund",
    customAmount: "50.00",
    frequency: "monthly",
    method: "stripe",
    language: "en",
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

it("does not say “not charged” before the provider has confirmed it", async () => {
  answer(200, { state: "created", charged: "unknown" });
  renderResult();
  expect(await screen.findByText(/We do not know yet whether anything was charged/)).toBeVisible();
  expect(screen.queryByText(/You have not been charged/)).not.toBeInTheDocument();
});

it("says that it finds no payment", async () => {
  answer(404);
  renderResult();
  expect(await screen.findByRole("heading", { name: "We cannot find this payment" })).toBeVisible();
});

it("offers to ask again when there is no answer", async () => {
  fetchMock.mockRejectedValue(new TypeError("network"));
  renderResult();
  const again = await screen.findByRole("button", { name: "Try again" });
  answer(200);
  await userEvent.click(again);
  expect(await screen.findByRole("heading", { name: /your payment has arrived/ })).toBeVisible();
});

it("asks nothing where the address names no payment", async () => {
  history.replaceState(null, "", "/donate/result/");
  renderResult();
  expect(await screen.findByRole("heading", { level: 1, name: "We cannot find this payment" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the donation page" })).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
});
