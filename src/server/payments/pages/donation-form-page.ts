import { isCurrency } from "../../../domain/currency";
import { type GiftWord, giftWordNames } from "../../../domain/gift-words";
import { currencyOf } from "../../../domain/languages";
import { currenciesFor, formatMoney } from "../../../domain/money";
import { frequencies, orderAddresses, presetField } from "../../../domain/payment";
import type { Fields } from "../../../domain/record";
import { amountWords } from "../../../i18n/amount-words";
import { hiddenFields } from "../../html/hidden-fields";
import { typedForm } from "../../html/language-buttons";
import { type Markup, markup } from "../../html/markup";
import { page } from "../../html/page";
import { typed } from "../../http/fields";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import type { OrderErrors } from "../order";
import { purposeOf, recipientOf } from "../purpose";
import { giftWordField, giftWordFields } from "./gift-fields";
import { orderFields } from "./order-links";

/**
 * Renders the donation form with all that was chosen and typed, and with what is wrong with the amount, with how
 * often or with what is said, if anything.
 */
export function donationFormPage(
  runtime: Runtime,
  texts: Texts,
  fields: Fields,
  errors: Pick<OrderErrors, "amount" | "frequency" | GiftWord> = {},
): string {
  const { t, language } = texts;
  const { amount: error, frequency } = errors;
  const isRefused = Object.keys(errors).length > 0;
  const currency = isCurrency(fields.currency) ? fields.currency : currencyOf(language);
  const chosen = typed(fields.customAmount) || typed(fields[presetField(currency)]);
  const heading = t("forms:donation.heading");
  const { campaign, project } = recipientOf(fields, runtime.siteData);
  const { coversFee, email, replaces } = fields;
  const kept = { campaign: campaign?.slug, project: project?.slug, coversFee, email, replaces };
  return page(runtime, texts, {
    title: isRefused ? `${t("server:page.error")}: ${heading}` : heading,
    main: markup`<h1>${heading}</h1>
${isRefused ? markup`<div class="problem" role="alert"><p>${t("forms:problems.payment_invalid")}</p></div>` : undefined}
${campaign && markup`<p><strong>${purposeOf(campaign, project, texts)}</strong></p>`}
<form id="${typedForm}" method="post" action="${orderAddresses.donation}">
${hiddenFields({ language, ...kept })}
${radios("currency", currency, currenciesFor(language), t("forms:donation.currencyLegend"), (each) => t(`forms:donation.currency.${each}`))}
<label for="customAmount">${t("forms:donation.amount")}</label>
${error && markup`<p class="error" id="customAmount-error">${amountWords(error, t, texts.locale)}</p>`}
<input id="customAmount" name="customAmount" inputmode="decimal" value="${chosen}"${
      error && markup` aria-invalid="true" aria-describedby="customAmount-error"`
    }>
${frequencyChoice(fields, runtime, texts, frequency)}
${giftWordNames.map((name) => giftWordField(name, fields, texts, errors[name]))}
<button class="give">${t("forms:donation.continue")}</button>
</form>
${error && meaningForms(fields, error, texts)}`,
  });
}

/** How often to give: nothing to choose where no provider takes a monthly donation, but the reason. */
function frequencyChoice(
  fields: Fields,
  { providers }: Runtime,
  { t }: Texts,
  error: OrderErrors["frequency"],
): Markup {
  const reason = markup`<p class="${error ? "error" : "muted"}">${t("forms:errors.frequency.unavailable")}</p>`;
  if (!providers.some((each) => each.frequencies.includes("monthly"))) return reason;
  const chosen = typed(fields.frequency) || "once";
  return markup`${error && reason}${radios(
    "frequency",
    chosen,
    frequencies,
    t("forms:donation.frequency"),
    (each) => t(`forms:donation.${each}`),
  )}`;
}

/** A button for each thing that an ambiguous amount can mean. */
function meaningForms(
  fields: Fields,
  { meanings = [] }: NonNullable<OrderErrors["amount"]>,
  { language, locale }: Texts,
): Markup {
  const frequency = fields.frequency === "monthly" ? "monthly" : "once";
  const coversFee = fields.coversFee === "yes";
  return markup`${meanings.map((amount) => {
    const [slug, project] = [typed(fields.campaign), typed(fields.project)];
    const order = { kind: "donation", slug, project, frequency, coversFee, amount } as const;
    return markup`<form method="post" action="${orderAddresses.donation}">
${orderFields(order, language)}
${hiddenFields({ email: fields.email, replaces: fields.replaces })}
${giftWordFields(fields)}
<button>${formatMoney(amount, locale, "stripIfInteger")}</button>
</form>
`;
  })}`;
}

function radios<Value extends string>(
  name: string,
  chosen: string,
  values: readonly Value[],
  legend: string,
  label: (value: Value) => string,
): Markup {
  const options = values.map((value) => {
    const checked = value === chosen ? markup` checked` : undefined;
    return markup`<label><input type="radio" name="${name}" value="${value}"${checked}> ${label(value)}</label>
`;
  });
  return markup`<fieldset><legend>${legend}</legend>
${options}</fieldset>`;
}
