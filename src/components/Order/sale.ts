import { graphql } from "gatsby";
import type { Payments } from "../../domain/contract/order-answers";
import type { Money } from "../../domain/money";
import { methodsFor, type OrderType } from "./methods-for";

export const saleFragment = graphql`
  fragment Sale on Resource {
    slug
    ...Price
    deliverable
  }
`;

/** What buying is, as far as the ways to pay depend on it. */
export const purchase = { kind: "purchase", frequency: "once" } as const satisfies OrderType;

/** Id of the form, on a resource's page, that asks for the resource. */
export const askId = "contact";

/**
 * Whether a resource is paid and buyers get it in this language. The server checks again in its own
 * `isOnSale`.
 */
export function isOnSale({
  price,
  deliverable,
}: Pick<Queries.SaleFragment, "price" | "deliverable">): boolean {
  return price > 0 && deliverable;
}

/**
 * Whether to show the buy button: for resources on sale if the server can sell and, in sample mode or while the server
 * has not answered, for all others.
 */
export function canBuy(resource: Queries.SaleFragment, payments: Payments | undefined): boolean {
  if (!payments || payments.mode === "sample") return true;
  return isOnSale(resource) && methodsFor(purchase, payments).length > 0;
}

/** The prices that some payment method takes; all of them if none does, or while the methods are not known yet. */
export function payablePrices(
  prices: readonly [Money, ...Money[]],
  payments: Payments | undefined,
): readonly [Money, ...Money[]] {
  const methods = payments ? methodsFor(purchase, payments) : [];
  const [first, ...others] = prices.filter((price) =>
    methods.some(({ currency }) => currency === price.currency),
  );
  return first ? [first, ...others] : prices;
}
