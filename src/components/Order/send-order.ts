import type { Currency } from "../../content-model/amount";

/** Where orders go, from scripts and from plain forms. */
export type OrderAddress = "/api/donations" | "/api/purchases";

/** How long an answer is waited for, in ms. */
const patience = 30_000;

/** Why an order was not taken. Its words are `forms:problems.<problem>`. */
export const orderProblems = [
  "payment_invalid",
  "not_on_sale",
  "payment_rate_limited",
  "payment_unavailable",
  "cross_origin",
] as const;
export type OrderProblem = (typeof orderProblems)[number];

/** Smallest and largest accepted amount, as plain decimals of a currency. */
export interface OrderBounds {
  readonly currency: Currency;
  readonly minimum: string;
  readonly maximum: string;
}

/** What became of an order, as docs/api.md describes it. */
export type OrderAnswer =
  | { readonly status: "sample"; readonly amount: { readonly value: string } }
  | { readonly status: "redirect"; readonly url: string }
  | OrderRefusal;

export interface OrderRefusal {
  readonly status: "refused";
  readonly problem: OrderProblem;
  /** A code for each refused field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly bounds?: OrderBounds | undefined;
}

/** Sends an order. Never throws: without an answer nobody was sent to a payment page, and nothing charged. */
export async function sendOrder(
  address: OrderAddress,
  fields: Readonly<Record<string, unknown>>,
): Promise<OrderAnswer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patience),
    });
    return readAnswer((await response.json()) as Answer);
  } catch {
    return { status: "refused", problem: "payment_unavailable", fields: {} };
  }
}

interface Answer {
  readonly status: string;
  readonly amount?: { readonly value: string };
  readonly url?: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly bounds?: OrderBounds;
}

function readAnswer({ status, amount, url, code, fields = {}, bounds }: Answer): OrderAnswer {
  if (status === "sample" && amount) return { status, amount };
  if (status === "redirect" && url) return { status, url };
  const problem = orderProblems.find((known) => known === code) ?? "payment_unavailable";
  return { status: "refused", problem, fields, bounds };
}
