import { sendOrder } from "../../../src/components/Order/send-order";

/** Sends an order to a server with this answer. */
function sendTo(answer: unknown) {
  const body = typeof answer === "string" ? answer : JSON.stringify(answer);
  const json = () => Promise.resolve().then(() => JSON.parse(body) as unknown);
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true, json } as Response));
  return sendOrder("/api/donations", { campaign: "meadow-fund" });
}

const amount = { currency: "USD", value: "50.00" };

it.each([
  [{ status: "sample", amount }],
  [{ status: "redirect", url: "https://pay.example/1", reference: "abc", method: "stripe", amount }],
])("takes the answer of our server: %j", async (answer) => {
  expect(await sendTo(answer)).toMatchObject(answer);
});

it("keeps the reason and the fields of a refusal", async () => {
  const bounds = { currency: "USD", minimum: "5.00", maximum: "9000.00" };
  const refusal = { code: "payment_invalid", fields: { amount: "too_small" }, bounds };
  expect(await sendTo({ status: "error", ...refusal })).toEqual({
    status: "refused",
    problem: "payment_invalid",
    fields: { amount: "too_small" },
    bounds,
  });
});

it.each<unknown>([
  "<html>502 Bad Gateway</html>",
  {},
  { errorMessage: "timed out" },
  { status: "redirect" },
  { status: "sample" },
  { status: "error", code: "unexpected" },
  null,
])("says that paying is not possible now when anything else answers: %j", async (answer) => {
  const refused = { status: "refused", problem: "payment_unavailable", fields: {} };
  expect(await sendTo(answer)).toMatchObject(refused);
});

it.each([new TypeError("Failed to fetch"), new DOMException("", "TimeoutError")])(
  "says without an answer that the connection failed: %s",
  async (failure) => {
    globalThis.fetch = jest.fn(() => Promise.reject(failure));
    const refused = { status: "refused", problem: "payment_unreachable", fields: {} };
    expect(await sendOrder("/api/donations", { campaign: "meadow-fund" })).toEqual(refused);
  },
);
