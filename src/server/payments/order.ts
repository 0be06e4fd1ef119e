import { type AmountCheck, type AmountRefusal, checkAmount, checkBounds } from "../../domain/amount";
import { toBounds } from "../../domain/bounds";
import { type Currency, isCurrency } from "../../domain/currency";
import { currencyOf } from "../../domain/languages";
import { type AmountBounds, type Money, toMoney } from "../../domain/money";
import { type Frequency, frequencies, type OrderKind, presetField } from "../../domain/payment";
import { pricesFor } from "../../domain/price";
import type { Fields } from "../../domain/record";
import { isBlank, typed } from "../http/fields";
import type { SiteData } from "../site-data";
import type { Texts } from "../texts";
import { donationTitle, purchaseTitle, recipientOf } from "./purpose";
import { longGiftWords } from "./store/gift-words";

/** What a visitor wants to pay for. */
export interface Order {
  readonly kind: OrderKind;
  readonly slug: string;
  /** Slug of the project that a donation is for, if the donor chose one. */
  readonly project?: string | undefined;
  /** In the payer's language. */
  readonly title: string;
  readonly frequency: Frequency;
  /** Whether the donor adds the provider's fee. */
  readonly coversFee?: boolean;
  /** As the visitor chose it, or the price; checked by the server. */
  readonly amount: Money;
  /** Of a purchase, the prices of the content: in their currencies nothing is converted. */
  readonly prices?: readonly Money[];
}

/** Why an order is refused, by field. An error in the amount contains the bounds. */
export interface OrderErrors {
  readonly amount?: Pick<AmountRefusal, "code" | "meanings"> & {
    readonly minimum: Money;
    readonly maximum: Money;
  };
  readonly currency?: "unavailable";
  readonly campaign?: "unknown";
  readonly project?: "unknown";
  readonly product?: "unknown";
  readonly frequency?: "unavailable";
  readonly method?: "required" | "unavailable";
  readonly email?: "invalid";
  readonly dedication?: "too_long";
  readonly shownName?: "too_long";
  readonly idempotencyKey?: "required";
}

export type OrderResult =
  { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly errors: OrderErrors };

/** Reads and validates an order from the fields of a form. */
export type OrderReader = (fields: Fields, siteData: SiteData, texts: Texts) => OrderResult;

/**
 * Reads a donation. The amount is the custom amount, parsed in the page's language, or a preset of the
 * campaign in the chosen currency if no custom amount was typed.
 */
export const readDonation: OrderReader = (fields, siteData, texts) => {
  const { campaign, project } = recipientOf(fields, siteData);
  if (!campaign) return { ok: false, errors: { campaign: "unknown" } };
  if (!project && !isBlank(fields.project)) return { ok: false, errors: { project: "unknown" } };
  const frequency = frequencies.find(
    (each) => each === (isBlank(fields.frequency) ? "once" : fields.frequency),
  );
  if (!frequency) return { ok: false, errors: { frequency: "unavailable" } };
  const currency = isBlank(fields.currency) ? currencyOf(texts.language) : fields.currency;
  if (!isCurrency(currency)) return { ok: false, errors: { currency: "unavailable" } };
  const long = longGiftWords(fields);
  const { presets, ...range } = campaign.amounts[currency];
  const bounds = toBounds(currency, range);
  const amount = chosenAmount(fields, currency, texts.language, presets, bounds);
  if (!amount.ok) {
    const { code, meanings } = amount;
    return { ok: false, errors: { amount: { code, meanings, ...asMoney(bounds, currency) }, ...long } };
  }
  if (Object.keys(long).length > 0) return { ok: false, errors: long };
  return {
    ok: true,
    order: {
      kind: "donation",
      slug: campaign.slug,
      project: project?.slug,
      title: donationTitle(campaign, project, frequency, texts),
      frequency,
      coversFee: fields.coversFee === "yes",
      amount: amount.money,
    },
  };
};

/** Reads a purchase. The price comes from the content, never from the form. */
export const readPurchase: OrderReader = (fields, siteData, texts) => {
  const product = siteData.products.find(({ slug }) => slug === fields.product);
  if (!product) return { ok: false, errors: { product: "unknown" } };
  const prices = pricesFor(texts.language, product);
  return {
    ok: true,
    order: {
      kind: "purchase",
      slug: product.slug,
      title: purchaseTitle(product, texts),
      frequency: "once",
      amount: prices[0],
      prices,
    },
  };
};

function chosenAmount(
  fields: Fields,
  currency: Currency,
  language: string,
  presets: readonly number[],
  bounds: AmountBounds,
): AmountCheck {
  const custom = typed(fields.customAmount).trim();
  if (custom !== "") return checkAmount(custom, currency, language, bounds);
  const chosen = typed(fields[presetField(currency)]).trim();
  if (chosen === "") return { ok: false, code: "required" };
  const preset = presets.find((each) => each === Number(chosen));
  return preset ? checkBounds(toMoney(currency, preset), bounds) : { ok: false, code: "format" };
}

/** Converts bounds in minor units to money of a currency. */
export function asMoney({ minimum, maximum }: AmountBounds, currency: Money["currency"]) {
  return { minimum: { currency, minor: minimum }, maximum: { currency, minor: maximum } };
}
