import type { Fields } from "../../src/domain/record";

/** Response of `GET /api/payments/methods` if no provider is connected. */
export const samplePayments = { status: "ok", mode: "sample", methods: [] };

/** Response of `GET /api/payments/methods` if Stripe is connected. */
export const livePayments = {
  status: "ok",
  mode: "live",
  rupiahRate: null,
  methods: [
    {
      ...{ id: "stripe", currency: "USD", minimum: "0.50", maximum: "999999.99" },
      ...{ kinds: ["donation", "purchase"], frequencies: ["once", "monthly"] },
    },
  ],
};

/** The same with other ways to pay: each Stripe's, but for these properties. */
export const paidBy = (...methods: readonly object[]) => ({
  ...livePayments,
  methods: methods.map((method) => ({ ...livePayments.methods[0], ...method })),
});

const never = new Promise<never>(() => undefined);
const json = (body: object) => Promise.resolve({ json: () => Promise.resolve(body) });

/**
 * Mocks the server's payment API.
 *
 * @param payments response to `GET /api/payments/methods`; without it that request stays pending
 * @param order response to every order
 * @param received what `GET /api/campaigns` says has come in for each campaign; for others that request stays pending
 * @returns the orders that are sent, each with its `address`
 */
export function answerPayments(
  payments?: object,
  order: object = { status: "error" },
  received: Readonly<Record<string, object>> = {},
) {
  const orders: Fields[] = [];
  const fetch = (address: string, options?: { readonly body: string }) => {
    if (address.startsWith("/api/payments/methods")) return payments ? json(payments) : never;
    if (address.startsWith("/api/campaigns")) {
      const sum = received[address.replace("/api/campaigns?campaign=", "")];
      return sum ? json({ received: sum }) : never;
    }
    orders.push({ address, ...(JSON.parse(options?.body ?? "{}") as object) });
    return json(order);
  };
  Object.assign(globalThis, { fetch });
  return orders;
}
