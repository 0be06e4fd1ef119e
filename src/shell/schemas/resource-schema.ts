import type { CreativeWork, Product } from "schema-dts";
import { minorToMajor } from "../../domain/money";
import { type Priced, pricesFor } from "../../domain/price";
import { publisher } from "./organisation-schema";
import type { SchemaPage } from "./schema";

/** The fields of a resource that its schema uses. */
export interface ResourceWords extends Priced {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Whether buyers get it in this language. */
  readonly deliverable: boolean;
  readonly contentLanguage: string;
}

/**
 * A product with its price or, if it is free, a work. Ratings are left out: search engines want none that the
 * seller has collected. Only the server knows whether it can be bought, so an offer says at most that it cannot.
 * `picture` is the path of its picture.
 */
export function resourceSchema(
  page: SchemaPage,
  resource: ResourceWords,
  picture: string | null | undefined,
  legalName: string,
): Product | CreativeWork {
  const { title, description, path, price, deliverable, contentLanguage } = resource;
  const url = page.siteUrl + path;
  const maker = publisher(page, legalName);
  const shared = { name: title, description, url, ...(picture && { image: page.siteUrl + picture }) };
  if (price === 0) {
    const free = { inLanguage: contentLanguage, isAccessibleForFree: true, publisher: maker };
    return { "@type": "CreativeWork", ...shared, ...free };
  }
  const [first] = pricesFor(page.language, resource);
  return {
    "@type": "Product",
    ...shared,
    brand: maker,
    offers: {
      "@type": "Offer",
      url,
      price: minorToMajor(first),
      priceCurrency: first.currency,
      seller: maker,
      ...(!deliverable && { availability: "https://schema.org/OutOfStock" }),
    },
  };
}
