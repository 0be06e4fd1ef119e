import { type PaymentProvider, ProviderError } from "./provider";

/** The provider of sample mode, used when none is configured: everything can be tried, nothing is charged. */
export const sampleProvider: PaymentProvider = {
  id: "sample",
  charges: false,
  takesCards: false,
  currency: "USD",
  kinds: ["donation", "purchase"],
  frequencies: ["once", "monthly"],
  bounds: { minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  pages: [],
  daysToEnd: 0,
  createSession: () => Promise.reject(new ProviderError("sample", "charges_nothing", true)),
  check: () => Promise.resolve({ charged: "no" }),
  refund: () => Promise.reject(new ProviderError("sample", "charges_nothing", true)),
  readWebhook: () => Promise.resolve({ ok: false, reason: "signature" }),
};
