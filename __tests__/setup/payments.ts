/** How `GET /api/payments/methods` answers where no provider is connected. */
export const samplePayments = { status: "ok", mode: "sample", methods: [] };

/** How it answers where cards are taken. */
export const livePayments = {
  status: "ok",
  mode: "live",
  rupiahRate: null,
  methods: [
    { id: "stripe", currency: "USD", kinds: ["donation", "purchase"], frequencies: ["once", "monthly"] },
  ],
};

const never = new Promise<never>(() => undefined);
const json = (body: object) => Promise.resolve({ json: () => Promise.resolve(body) });

/**
 * Lets the server answer: how one can pay, unless that is left open, and what becomes of every order. Gives
 * the orders that were sent.
 */
export function answerPayments(payments?: object, order: object = { status: "error" }) {
  const orders: Readonly<Record<string, unknown>>[] = [];
  const fetch = (address: string, options?: { readonly body: string }) => {
    if (address === "/api/payments/methods") return payments ? json(payments) : never;
    orders.push({ address, ...(JSON.parse(options?.body ?? "{}") as object) });
    return json(order);
  };
  Object.assign(globalThis, { fetch });
  return orders;
}
