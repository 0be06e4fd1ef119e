import { type GiftWord, giftWordLimits, giftWordNames } from "../../../domain/gift-words";
import type { Fields } from "../../../domain/record";
import { hiddenFields } from "../../html/hidden-fields";
import { type Markup, markup } from "../../html/markup";
import { typed } from "../../http/fields";
import type { SiteData } from "../../site-data";
import type { Texts } from "../../texts";
import { type Offer, feeRateOf } from "../offers";
import type { Order } from "../order";

/** Hidden fields with what a donor says with a gift, for a form that sends it on. */
export function giftWordFields(fields: Fields): Markup {
  return hiddenFields(Object.fromEntries(giftWordNames.map((name) => [name, fields[name]])));
}

/** A field for what a donor says with a gift, with what was typed and what is wrong with it. */
export function giftWordField(name: GiftWord, fields: Fields, { t }: Texts, error?: "too_long"): Markup {
  const label = t(`server:words.${name}`);
  const id = `${name}-error`;
  return markup`<label for="${name}">${label} (${t("forms:inquiry.optional")})</label>
${error && markup`<p class="error" id="${id}">${t(`forms:errors.words.${error}`, { field: label, max: giftWordLimits[name] })}</p>`}
<input id="${name}" name="${name}" value="${typed(fields[name])}"${
    error && markup` aria-invalid="true" aria-describedby="${id}"`
  }>
`;
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
