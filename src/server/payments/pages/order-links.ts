import { localizedPath } from "../../../domain/paths";
import { type Markup, markup } from "../../html/markup";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import type { Order } from "../order";

/** Path of the page where the order was chosen: a resource's, a campaign's or the donation page. */
export function orderPage(
  fields: Readonly<Record<string, unknown>>,
  { siteData }: Runtime,
  { language }: Texts,
): string {
  const { products, campaigns, paths } = siteData;
  const product = products.find(({ slug }) => slug === fields.product);
  if (product) return localizedPath(product.path, language);
  const campaign = campaigns.find(({ slug }) => slug === fields.campaign);
  return localizedPath(campaign?.path ?? paths.donate, language);
}

/** Hidden fields that describe an order, for a form that submits it again. */
export function orderFields(
  order: Pick<Order, "kind" | "slug" | "frequency">,
  dollars: string,
  language: string,
): Markup {
  const fields: Readonly<Record<string, string>> =
    order.kind === "purchase"
      ? { product: order.slug, language }
      : { campaign: order.slug, customAmount: dollars, frequency: order.frequency, language };
  return markup`${Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
}
