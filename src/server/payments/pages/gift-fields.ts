import { giftWordNames } from "../../../domain/gift-words";
import type { Fields } from "../../../domain/record";
import { hiddenFields } from "../../html/hidden-fields";
import { type Markup, markup } from "../../html/markup";
import type { SiteData } from "../../site-data";
import type { Texts } from "../../texts";
import { type Offer, feeRateOf } from "../offers";
import type { Order } from "../order";

/** Hidden fields with what a donor says with a gift, for a form that sends it on. */
export function giftWordFields(fields: Fields): Markup {
  return hiddenFields(Object.fromEntries(giftWordNames.map((name) => [name, fields[name]])));
}

/** A button that shows the sums again, with the fee or without it; nothing where no fee can be added. */
export function feeButton(
  { kind, coversFee }: Order,
  offers: readonly Offer[],
  siteData: SiteData,
  { t }: Texts,
): Markup | undefined {
  const hasFee = offers.some(({ provider }) => provider.charges && feeRateOf(provider, siteData));
  if (kind !== "donation" || !hasFee) return undefined;
  return markup`<button class="plain" name="review" value="${coversFee ? "no" : "yes"}">${t(
    `server:fee.${coversFee ? "leave" : "add"}`,
  )}</button>\n`;
}
