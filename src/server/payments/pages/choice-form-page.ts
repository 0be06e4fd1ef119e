import { currenciesFor, formatMoney } from "../../../domain/money";
import { localizedPath } from "../../../domain/paths";
import { frequencies, orderAddresses, presetField } from "../../../domain/payment";
import { amountWords } from "../../../i18n/amount-words";
import { type Markup, markup } from "../../html/markup";
import { messagePage } from "../../html/message-page";
import { page } from "../../html/page";
import type { Runtime } from "../../runtime";
import type { TextKey, Texts } from "../../texts";
import type { OrderErrors } from "../order";
import { giftWordFields } from "./gift-fields";
import { choicePage, orderFields } from "./order-links";

export interface ChoiceFormPageProps {
  /** Everything that was chosen and typed, to fill the form with. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly errors: OrderErrors;
}

/**
 * Renders the donation form with the error in the amount. For other errors, and for a purchase, whose amount
 * the buyer does not choose, a link back to the page.
 */
export function choiceFormPage(
  runtime: Runtime,
  texts: Texts,
  { fields, errors }: ChoiceFormPageProps,
): string {
  const { t } = texts;
  const problem = t("forms:problems.payment_invalid");
  if (!errors.amount || "product" in fields) {
    return messagePage(runtime, texts, {
      heading: t("server:page.error"),
      paragraphs: [t(otherProblem(fields, errors))],
      link: { href: localizedPath(choicePage(fields, runtime), texts.language), text: t("server:page.back") },
    });
  }
  const { currency } = errors.amount.minimum;
  const chosen = typed(fields.customAmount) || typed(fields[presetField(currency)]);
  return page(runtime, texts, {
    title: `${t("server:page.error")}: ${t("forms:donation.heading")}`,
    main: markup`<h1>${t("forms:donation.heading")}</h1>
<div class="problem" role="alert"><p>${problem}</p></div>
<form method="post" action="${orderAddresses.donation}">
<input type="hidden" name="language" value="${texts.language}">
<input type="hidden" name="campaign" value="${typed(fields.campaign)}">
<input type="hidden" name="project" value="${typed(fields.project)}">
${giftWordFields(fields)}
${radios("currency", currency, currenciesFor(texts.language), t("forms:donation.currencyLegend"), (each) => t(`forms:donation.currency.${each}`))}
<label for="customAmount">${t("forms:donation.amount")}</label>
<p class="error" id="customAmount-error">${amountWords(errors.amount, t, texts.locale)}</p>
<input id="customAmount" name="customAmount" inputmode="decimal" value="${chosen}"
 aria-invalid="true" aria-describedby="customAmount-error">
${radios("frequency", typed(fields.frequency) || "once", frequencies, t("forms:donation.frequency"), (each) => t(`forms:donation.${each}`))}
<button class="give">${t("forms:donation.continue")}</button>
</form>
${meaningForms(fields, errors.amount, texts)}`,
  });
}

/** Why an order is refused in which no amount is to be corrected. */
function otherProblem(
  { product }: ChoiceFormPageProps["fields"],
  { frequency, method }: OrderErrors,
): TextKey {
  if (method) return "forms:errors.method.unavailable";
  if (product !== undefined) return "forms:problems.not_on_sale";
  return frequency ? "forms:errors.frequency.unavailable" : "server:page.refused";
}

/** A button for each thing that an ambiguous amount can mean. */
function meaningForms(
  fields: ChoiceFormPageProps["fields"],
  { meanings = [] }: NonNullable<OrderErrors["amount"]>,
  { language, locale }: Texts,
): Markup {
  const frequency = fields.frequency === "monthly" ? "monthly" : "once";
  return markup`${meanings.map((amount) => {
    const [slug, project] = [typed(fields.campaign), typed(fields.project)];
    const order = { kind: "donation", slug, project, frequency, amount } as const;
    return markup`<form method="post" action="${orderAddresses.donation}">
${orderFields(order, language)}
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

function typed(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
