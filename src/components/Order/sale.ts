import { graphql } from "gatsby";
import type { Payments } from "./usePaymentMethods";

export const saleFragment = graphql`
  fragment Sale on Resource {
    slug
    price
    file {
      base
    }
  }
`;

/** Where the page of a resource has the form that asks for it. */
export const askId = "contact";

/** Whether there is something to hand over to whoever pays. The server asks the same: `isOnSale`. */
export function isOnSale({ price, file }: Pick<Queries.SaleFragment, "price" | "file">): boolean {
  return price > 0 && Boolean(file);
}

/** Whether there is a button to buy: everything can be tried in the demonstration, and bought if it is on sale. */
export function canBuy(resource: Queries.SaleFragment, payments: Payments | undefined): boolean {
  return isOnSale(resource) || payments?.mode !== "live";
}
