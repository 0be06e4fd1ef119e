import {
  type AmountBounds,
  type AmountCheck,
  type AmountCode,
  checkBounds,
  checkDollars,
  dollars,
  type Money,
} from "../../domain/money";
import { type Frequency, frequencies, type OrderKind } from "../../domain/payment";
import type { SiteData } from "../site-data";
import type { Texts } from "../texts";

type Fields = Readonly<Record<string, unknown>>;

/** What a visitor wants to pay for, with the amount that the server determined. */
export interface Order {
  readonly kind: OrderKind;
  readonly slug: string;
  /** In the payer's language. */
  readonly title: string;
  readonly frequency: Frequency;
  readonly dollars: Money;
}

/** Why an order is refused, by field. An error in the amount contains the bounds. */
export interface OrderErrors {
  readonly amount?: { readonly code: AmountCode; readonly minimum: Money; readonly maximum: Money };
  readonly campaign?: "unknown";
  readonly product?: "unknown";
  readonly frequency?: "unavailable";
  readonly method?: "required" | "unavailable";
  readonly idempotencyKey?: "required";
}

export type OrderResult =
  { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly errors: OrderErrors };

/** Reads and validates an order from the fields of a form. */
export type OrderReader = (fields: Fields, siteData: SiteData, texts: Texts) => OrderResult;

/**
 * Reads a donation. The amount is the custom amount, parsed in the page's language, or a preset of the
 * campaign if no custom amount was typed.
 */
export const readDonation: OrderReader = (fields, siteData, texts) => {
  const { campaigns } = siteData;
  const campaign = isBlank(fields.campaign)
    ? (campaigns.find((each) => each.default) ?? campaigns[0])
    : campaigns.find(({ slug }) => slug === fields.campaign);
  if (!campaign) return { ok: false, errors: { campaign: "unknown" } };
  const frequency = frequencies.find(
    (each) => each === (isBlank(fields.frequency) ? "once" : fields.frequency),
  );
  if (!frequency) return { ok: false, errors: { frequency: "unavailable" } };
  const bounds = { minimum: dollars(campaign.minimum).minor, maximum: dollars(campaign.maximum).minor };
  const amount = chosenAmount(fields, texts.locale, campaign.presets, bounds);
  if (!amount.ok) return { ok: false, errors: { amount: { code: amount.code, ...asMoney(bounds, "USD") } } };
  const key = frequency === "monthly" ? "server:order.monthlyDonation" : "server:order.donation";
  const title = texts.t(key, { title: texts.of(campaign.title) });
  return {
    ok: true,
    order: { kind: "donation", slug: campaign.slug, title, frequency, dollars: amount.money },
  };
};

/** Reads a purchase. The price comes from the content, never from the form. */
export const readPurchase: OrderReader = (fields, siteData, texts) => {
  const product = siteData.products.find(({ slug }) => slug === fields.product);
  if (!product) return { ok: false, errors: { product: "unknown" } };
  const title = texts.t("server:order.purchase", { title: texts.of(product.title) });
  return {
    ok: true,
    order: {
      kind: "purchase",
      slug: product.slug,
      title,
      frequency: "once",
      dollars: dollars(product.price),
    },
  };
};

function chosenAmount(
  fields: Fields,
  intlLocale: string,
  presets: readonly number[],
  bounds: AmountBounds,
): AmountCheck {
  const custom = asTyped(fields.customAmount);
  if (custom !== "") return checkDollars(custom, intlLocale, bounds);
  const chosen = asTyped(fields.preset);
  if (chosen === "") return { ok: false, code: "required" };
  const preset = presets.find((each) => each === Number(chosen));
  return preset ? checkBounds(dollars(preset), bounds) : { ok: false, code: "format" };
}

function asTyped(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** Converts bounds in minor units to money of a currency. */
export function asMoney({ minimum, maximum }: AmountBounds, currency: Money["currency"]) {
  return { minimum: { currency, minor: minimum }, maximum: { currency, minor: maximum } };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
