import { checkBounds } from "../../domain/amount";
import { type FeeRate, feeFor, withFee } from "../../domain/fee";
import { convert, type Money } from "../../domain/money";
import type { Environment } from "../environment/environment";
import { missingGoods } from "../goods/goods-files";
import type { Runtime } from "../runtime";
import type { SiteData } from "../site-data";
import type { Texts } from "../texts";
import { asMoney, type Order, type OrderErrors } from "./order";
import type { PaymentProvider } from "./providers/provider";

/** Whether this server can deliver what is paid for. */
export function canSell({ GOODS_SECRET }: Pick<Environment, "GOODS_SECRET">): boolean {
  return GOODS_SECRET !== undefined;
}

/** Whether no order can be placed at all: PAYMENT_PROVIDERS is `none`. */
export function takesNothing({ providers }: Pick<Runtime, "providers">): boolean {
  return providers.length === 0;
}

/**
 * Whether an order can be placed. A product is for sale only if its buyers get it in the reader's language,
 * its files are where they should be and the links to them can be signed; donations and sample mode have no
 * such condition.
 */
export async function isOnSale(
  { kind, slug }: Order,
  { language }: Texts,
  runtime: Runtime,
): Promise<boolean> {
  const { providers, siteData, environment, log } = runtime;
  if (kind === "donation" || !providers.some(({ charges }) => charges)) return true;
  const product = siteData.products.find((each) => each.slug === slug);
  if (!product?.deliveredIn.includes(language) || !canSell(environment)) return false;
  const missing = await missingGoods([product], runtime);
  for (const file of missing) log("error", "goods_missing", { file });
  return missing.length === 0;
}

/** What a provider would charge for an order. */
export interface Offer {
  readonly provider: PaymentProvider;
  /** With the fee, if the donor covers it. */
  readonly charge: Money;
  /** How much of the charge covers the provider's fee. */
  readonly fee?: Money | undefined;
}

export type Offers =
  | { readonly ok: true; readonly offers: readonly Offer[] }
  | { readonly ok: false; readonly errors: OrderErrors };

/**
 * Finds every way to pay an order, each in its provider's currency: at least one, or the reason for none. Those
 * that charge exactly what was chosen come first.
 */
export function offersFor(
  order: Order,
  { providers, siteData }: Pick<Runtime, "providers" | "siteData">,
): Offers {
  const able = providers.filter(
    ({ kinds, frequencies: known }) => kinds.includes(order.kind) && known.includes(order.frequency),
  );
  const priced = able.flatMap((provider) => {
    const sum = chargeBy(provider, order, siteData);
    if (!sum) return [];
    const rate = order.coversFee ? feeRateOf(provider, siteData) : undefined;
    const fee = rate && feeFor(sum, rate);
    const charge = fee ? withFee(sum, fee) : sum;
    return [{ provider, charge, fee, checked: checkBounds(charge, provider.bounds) }];
  });
  const offers = priced
    .filter(({ checked }) => checked.ok)
    .map(({ provider, charge, fee }) => ({ provider, charge, fee }))
    .toSorted((one, other) => Number(isExact(other, order)) - Number(isExact(one, order)));
  const [refused] = priced;
  if (offers.length > 0) return { ok: true, offers };
  if (!refused || refused.checked.ok) return { ok: false, errors: { frequency: "unavailable" } };
  const { code } = refused.checked;
  return {
    ok: false,
    errors: { amount: { code, ...asMoney(refused.provider.bounds, refused.provider.currency) } },
  };
}

/** What a provider keeps of a payment, if donors may add it. */
export function feeRateOf({ id }: Pick<PaymentProvider, "id">, { fees }: SiteData): FeeRate | undefined {
  return id === "stripe" || id === "midtrans" ? fees[id] : undefined;
}

function isExact({ charge }: Offer, { amount }: Order): boolean {
  return charge.currency === amount.currency;
}

function chargeBy(
  { charges, currency }: PaymentProvider,
  { amount, prices }: Order,
  { rupiahRate }: SiteData,
): Money | undefined {
  if (!charges || currency === amount.currency) return amount;
  const price = prices?.find((each) => each.currency === currency);
  if (price) return price;
  return rupiahRate ? convert(amount, currency, rupiahRate.perDollar) : undefined;
}
