import { apiPath } from "../../domain/api-path";
import type { PaymentState } from "../../domain/payment";
import { paymentState } from "../payments/store/payment-state";
import type { StoredPayment } from "../payments/store/payments";
import { type Runtime, siteUrl } from "../runtime";
import type { Product } from "../site-data";
import { signGoodsToken } from "./goods-token";

type LinkRuntime = Pick<Runtime, "environment" | "siteData" | "now">;

/**
 * The address at which a payer gets what was bought, for the result page and for mails; undefined unless the
 * payment is a purchase that is paid and not refunded, and there is something to deliver.
 */
export function goodsUrl(
  { intent, events }: Pick<StoredPayment, "intent" | "events">,
  runtime: LinkRuntime,
): string | undefined {
  const state: PaymentState = paymentState(events);
  const product = boughtProduct(intent, runtime);
  if (state !== "paid" || !product || product.files.length + product.lessons.length === 0) return undefined;
  const token = signGoodsToken(intent.reference, runtime);
  return token && siteUrl(runtime) + goodsPath({ token, lang: intent.language });
}

/** The product of a purchase; undefined for a donation, or if the site no longer has it. */
export function boughtProduct(
  { kind, slug }: Pick<StoredPayment["intent"], "kind" | "slug">,
  { siteData }: Pick<Runtime, "siteData">,
): Product | undefined {
  return kind === "purchase" ? siteData.products.find((product) => product.slug === slug) : undefined;
}

interface GoodsQuery {
  readonly token: string;
  readonly lang: string;
  readonly file?: string;
  readonly lesson?: string;
}

/** Path of the page of bought goods, or of one file or lesson of them. */
export function goodsPath(query: GoodsQuery): string {
  const route = query.file ? "goods/file" : query.lesson ? "goods/lesson" : "goods";
  return `${apiPath(route)}?${new URLSearchParams({ ...query }).toString()}`;
}
