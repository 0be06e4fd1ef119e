import { paymentIntent } from "../../../../src/server/payments/store/payment-records";

const amount = { currency: "USD", minor: 5000 };
const intent = {
  reference: "7kq2m0xd",
  createdAt: "2026-01-15T08:00:00.000Z",
  kind: "donation",
  slug: "forest-fund",
  title: "Forest fund",
  frequency: "once",
  provider: "stripe",
  charge: amount,
  chosen: amount,
  language: "en",
  channel: "script",
};

test("a payment of the time when all amounts were in dollars is still read", () => {
  const { chosen, ...old } = intent;
  expect(paymentIntent.parse({ ...old, dollars: chosen })).toEqual(intent);
});

test("a record that is no intent is refused", () => {
  for (const record of [undefined, null, "", 1, [], {}])
    expect(paymentIntent.safeParse(record).success).toBe(false);
});
