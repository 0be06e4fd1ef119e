import type { Payment } from "../../../domain/contract/payment-answers";
import { formatMoney } from "../../../domain/money";
import { earlierWords, warningOf } from "../../../domain/payment-result";
import { type Markup, markup } from "../../html/markup";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";

/** Why somebody who wanted to pay was led to the result of a payment from before. */
export function earlierText({ siteData }: Runtime, { t }: Texts, view: Payment): Markup | undefined {
  const words = earlierWords(view);
  return (
    words && markup`<p><strong>${t(`server:result.${words}`, { email: siteData.site.email })}</strong></p>`
  );
}

/** What a payer has to know of another payment that they began for the same, and the way to its page. */
export function warning(runtime: Runtime, texts: Texts, view: Payment): Markup | undefined {
  const found = warningText(runtime, texts, view);
  if (!found) return undefined;
  const { text, url, other } = found;
  return markup`<p><strong>${text}</strong></p>
${url && markup`<p>${other} <a href="${url}">${texts.t("server:result.other")}</a></p>`}`;
}

/** The words of a warning; `other` names the other payment where the same was paid twice. */
export function warningText(
  { siteData }: Pick<Runtime, "siteData">,
  { t, locale, moment }: Texts,
  view: Parameters<typeof warningOf>[0],
) {
  const found = warningOf(view);
  if (!found) return undefined;
  const { words, sum, url, way, deadline, reference } = found;
  const amount = sum ? formatMoney(sum, locale) : "";
  const values = {
    ...{ email: siteData.site.email, amount },
    payment: way ? t(`server:paidBy.${way}`, { amount }) : "",
    deadline: deadline ? moment(new Date(deadline)) : "",
    reference: reference ?? "",
  };
  return {
    text: t(`server:result.${words}`, values),
    other: reference && t("server:result.otherPaid", values),
    url,
  };
}
