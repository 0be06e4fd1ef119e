import { graphql } from "gatsby";
import type { Payments } from "../../domain/contract/answers";

export const saleFragment = graphql`
  fragment Sale on Resource {
    slug
    price
    file {
      base
    }
  }
`;

/** Id of the form, on a resource's page, that asks for the resource. */
export const askId = "contact";

/** Whether a resource is paid and has a file to deliver. The server checks again in its own `isOnSale`. */
export function isOnSale({ price, file }: Pick<Queries.SaleFragment, "price" | "file">): boolean {
  return price > 0 && Boolean(file);
}

/**
 * Whether to show the buy button: for resources on sale and, unless the site takes payments, for all others.
 */
export function canBuy(resource: Queries.SaleFragment, payments: Payments | undefined): boolean {
  return isOnSale(resource) || payments?.mode !== "live";
}
