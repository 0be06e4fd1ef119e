import type { BankAccount, Payment } from "../../../domain/contract/payment-answers";
import { formatMoney, type Money } from "../../../domain/money";
import { sumOf } from "../../../domain/payment-result";
import { type Markup, markup } from "../../html/markup";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";

/** Renders where an awaited transfer goes, its exact sum and message, and what happens after it. */
export function transferDetails({ siteData }: Runtime, texts: Texts, view: Payment): Markup {
  const { t } = texts;
  const { account, reference } = view;
  const facts = [
    ...(["bank", "number", "holder"] as const).flatMap((name) =>
      account?.[name] ? [[t(`server:transfer.${name}`), account[name]] as const] : [],
    ),
    [t("server:transfer.sum"), sumText(view, texts)],
    // a static QRIS code takes no message
    ...(account?.number ? [[t("server:transfer.message"), reference] as const] : []),
  ];
  return markup`<dl>
${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>
${account?.number && markup`<p class="muted">${t("server:transfer.messageHelps")}</p>`}
${account?.qris && qrisMarkup(account.qris, account, texts)}
<p>${t("server:transfer.confirmed")}</p>
${view.kind === "purchase" ? markup`<p>${t("server:transfer.goods")}</p>` : undefined}
<p>${t("server:transfer.ask", { email: siteData.site.email })}</p>`;
}

/** The exact sum, with how it came about: `Rp50.123 (Rp50.000 + the code Rp123)`. */
function sumText(view: Payment, { t, locale }: Texts): string {
  const { sum, chosen, code } = sumOf(view);
  const money = (amount: Money) => formatMoney(amount, locale);
  return `${money(sum)} (${t("server:transfer.code", { chosen: money(chosen), code: money(code) })})`;
}

function qrisMarkup(picture: string, { number, holder }: BankAccount, { t }: Texts): Markup {
  return markup`<p>${t(number ? "server:transfer.qrisHow" : "server:transfer.qrisOnly")}</p>
<p><img src="${picture}" alt="${t("server:transfer.qris", { holder })}" class="qris"></p>
<p><a href="${picture}" download>${t("server:transfer.saveQris")}</a></p>`;
}
