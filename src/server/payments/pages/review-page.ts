import { randomUUID } from "node:crypto";
import { formatMoney, type Money } from "../../../domain/money";
import { localizedPath } from "../../../domain/paths";
import { giftsPath, orderAddresses } from "../../../domain/payment";
import type { Fields } from "../../../domain/record";
import { isFromAbroad, nextStep, transfers, wayName } from "../../../domain/transfer";
import { hiddenFields } from "../../html/hidden-fields";
import { typedForm } from "../../html/language-buttons";
import { type Markup, markup } from "../../html/markup";
import { page } from "../../html/page";
import { idempotencyKey } from "../../reference";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import type { Offer } from "../offers";
import type { Order } from "../order";
import { emailField } from "./email-field";
import { feeButton, giftWordFields } from "./gift-fields";
import { choicePage, orderFields } from "./order-links";
import { changeMarkup } from "./way-back";

/**
 * Renders what will be charged, in which currency and by which provider, with a button for each way to pay.
 * The form has an idempotency key, which a prerendered page cannot have: a double click gives one payment.
 */
export function reviewPage(
  runtime: Runtime,
  texts: Texts,
  order: Order,
  offers: readonly Offer[],
  fields: Fields,
): string {
  const { t, locale } = texts;
  const providers = offers.map(({ provider }) => provider);
  const methods = providers.map(({ id }) => id);
  const step = nextStep(methods);
  return page(runtime, texts, {
    title: t("server:review.title"),
    main: markup`<h1>${t("server:review.title")}</h1>
<p><strong>${order.title}</strong><br>${formatMoney(sumFor(order, offers), locale)}, ${t(`server:review.${order.frequency}`)}</p>
<form id="${typedForm}" method="post" action="${orderAddresses[order.kind]}">
${orderFields(order, texts.language)}
${hiddenFields({ replaces: fields.replaces })}
${giftWordFields(fields)}
<input type="hidden" name="idempotencyKey" value="${idempotencyKey(fields.idempotencyKey) ?? randomUUID()}">
${runtime.mailer && emailField(fields, order.kind, providers, texts)}
${feeButton(order, offers, runtime.siteData, texts)}
${offers.map((offer) => offerMarkup(offer, order, runtime, texts))}
${isFromAbroad(methods, order.amount.currency, texts.language) ? abroad(runtime, texts) : undefined}
${order.kind === "donation" ? changeMarkup(t("server:review.change")) : undefined}
</form>
<p class="muted">${step === "live" ? t("server:review.next") : t(`forms:order.next.${step}`)}</p>
${order.frequency === "monthly" ? markup`<p><a href="${giftsPath(texts.language)}">${t("server:gift.how")}</a></p>` : undefined}
${order.kind === "purchase" ? productWords(order, runtime, texts) : undefined}`,
  });
}

/** What is charged, where there is one way to pay; else what was chosen, or the price. */
function sumFor({ amount, prices }: Order, offers: readonly Offer[]): Money {
  const [offer, ...others] = offers;
  if (offer && others.length === 0) return offer.charge;
  return prices?.find(({ currency }) => currency === offer?.charge.currency) ?? amount;
}

/** What an organisation has to know before it buys, and where it is said. */
function productWords(order: Order, runtime: Runtime, { t, language }: Texts): Markup {
  return markup`<p>${t("server:review.organisation", { email: runtime.siteData.site.email })}</p>
<p><a href="${localizedPath(choicePage({ product: order.slug }, runtime), language)}">${t("server:review.product")}</a></p>`;
}

function abroad({ siteData }: Runtime, { t, language }: Texts): Markup {
  const href = localizedPath(siteData.paths.contact, language);
  return markup`<p class="muted">${t("server:review.abroad")} <a href="${href}">${t("server:page.ask")}</a></p>`;
}

function offerMarkup(
  { provider, charge, fee }: Offer,
  { amount: chosen, prices }: Order,
  { siteData }: Runtime,
  texts: Texts,
): Markup {
  const { t, locale, date } = texts;
  const amount = formatMoney(charge, locale);
  const isPrice = [chosen, ...(prices ?? [])].some(({ currency }) => currency === charge.currency);
  const rate = isPrice ? null : siteData.rupiahRate;
  const explanation = [
    ...(rate
      ? [
          t("server:review.converted", {
            chosen: formatMoney(chosen, locale),
            charge: formatMoney({ ...charge, minor: charge.minor - (fee?.minor ?? 0) }, locale),
            rate: formatMoney({ currency: "IDR", minor: Math.round(rate.perDollar) }, locale),
            date: date(rate.date),
          }),
        ]
      : []),
    ...(provider.uniqueCharge ? [] : [t("server:review.charged", { amount })]),
  ].join(" ");
  const label = t(`server:review.${wayName(provider.id === "sample" ? "stripe" : provider.id, charge)}`, {
    amount,
  });
  const code = formatMoney({ ...charge, minor: transfers.largestCode }, locale);
  return markup`${explanation && markup`<p>${explanation}</p>`}
${fee && markup`<p>${t("server:fee.part", { fee: formatMoney(fee, locale) })}</p>`}
${provider.uniqueCharge && markup`<p>${t("server:review.transferCode", { amount, code })}</p>`}
<button class="give" name="method" value="${provider.id}">${label}</button>
`;
}
