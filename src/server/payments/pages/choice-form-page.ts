import { formatMoney } from "../../../domain/money";
import { frequencies, orderAddresses } from "../../../domain/payment";
import { type Markup, markup } from "../../html/markup";
import { messagePage } from "../../html/message-page";
import { page } from "../../html/page";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import type { OrderErrors } from "../order";
import { orderPage } from "./order-links";

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
      paragraphs: [problem],
      link: { href: orderPage(fields, runtime, texts), text: t("server:page.back") },
    });
  }
  const chosen = typed(fields.customAmount) || typed(fields.preset);
  return page(runtime, texts, {
    title: `${t("server:page.error")}: ${t("forms:donation.heading")}`,
    main: markup`<h1>${t("forms:donation.heading")}</h1>
<div class="problem" role="alert"><p>${problem}</p></div>
<form method="post" action="${orderAddresses.donation}">
<input type="hidden" name="language" value="${texts.language}">
<input type="hidden" name="campaign" value="${typed(fields.campaign)}">
<label for="customAmount">${t("forms:donation.amount")}</label>
<p class="error" id="customAmount-error">${amountText(errors.amount, texts)}</p>
<input id="customAmount" name="customAmount" inputmode="decimal" value="${chosen}"
 aria-invalid="true" aria-describedby="customAmount-error">
${frequencyMarkup(fields.frequency, texts)}
<button class="give">${t("forms:donation.continue")}</button>
</form>`,
  });
}

function amountText(
  { code, minimum, maximum }: NonNullable<OrderErrors["amount"]>,
  { t, locale }: Texts,
): string {
  return t(`forms:errors.amount.${code}`, {
    minimum: formatMoney(minimum, locale),
    maximum: formatMoney(maximum, locale),
  });
}

function frequencyMarkup(chosen: unknown, { t }: Texts): Markup {
  const options = frequencies.map((value) => {
    const isChosen = chosen === "monthly" ? value === "monthly" : value === "once";
    const checked = isChosen ? markup` checked` : undefined;
    return markup`<label><input type="radio" name="frequency" value="${value}"${checked}> ${t(`forms:donation.${value}`)}</label>
`;
  });
  return markup`<fieldset><legend>${t("forms:donation.frequency")}</legend>
${options}</fieldset>`;
}

function typed(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
