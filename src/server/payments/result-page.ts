import { randomUUID } from "node:crypto";
import { formatMoney } from "../../content-model/amount";
import { html, type Markup } from "../html/html";
import { page } from "../html/page";
import type { Runtime } from "../runtime";
import type { Texts } from "../texts";
import type { PaymentStanding } from "./look-up-payment";
import { orderAction, orderFields } from "./order-links";
import type { PaymentView } from "./payment-view";

/** Seconds between two looks at a pending payment. */
const refreshSeconds = 20;

/** How a payment ended, or how to end it. A reload or a shared address changes nothing. */
export function resultPage(
  runtime: Runtime,
  texts: Texts,
  view: PaymentView,
  { intent }: Pick<PaymentStanding, "intent">,
): string {
  const { t } = texts;
  const name = view.state === "created" ? "open" : view.state;
  const title = t(`server:result.${name}Title`);
  const amount = formatMoney(intent.charge, texts.locale);
  return page(runtime, texts, {
    title,
    refreshSeconds: view.state === "pending" ? refreshSeconds : undefined,
    main: html`<h1>${title}</h1>
      <p>${t(`server:result.${name}`, { amount, item: view.title })}</p>
      ${details(view, texts)}
      <p class="muted">${t("server:result.reference", { reference: view.reference })}</p>`,
  });
}

function details(view: PaymentView, texts: Texts): Markup {
  const { t, moment } = texts;
  switch (view.state) {
    case "paid":
      return html`<p>${t("server:result.receipt")}</p>`;
    case "refunded":
      return html``;
    case "pending":
      return html`${view.deadline && html`<p><strong>${t("server:result.deadline", { deadline: moment(new Date(view.deadline)) })}</strong></p>`}
        ${resume(view, texts)}
        <p class="muted">${t("server:result.checking", { seconds: refreshSeconds })}</p>`;
    case "created":
      return html`${chargeText(view, texts)}${resume(view, texts)}${retry(view, texts)}`;
    case "failed":
    case "expired":
      return html`${chargeText(view, texts)}${retry(view, texts)}`;
  }
}

function chargeText({ charged }: PaymentView, { t }: Texts): Markup {
  return html`<p>${charged === "no" ? t("server:result.notCharged") : t("server:result.unknownCharge")}</p>`;
}

function resume({ resumeUrl }: PaymentView, { t }: Texts): Markup | undefined {
  return resumeUrl ? html`<p><a href="${resumeUrl}">${t("server:result.resume")}</a></p>` : undefined;
}

/** The same choices under a new key: another payment, in one click. */
function retry(view: PaymentView, { t, language }: Texts): Markup {
  return html`<form method="post" action="${orderAction(view)}">
    ${orderFields(view, view.dollars, language)}
    <input type="hidden" name="method" value="${view.method}" />
    <input type="hidden" name="idempotencyKey" value="${randomUUID()}" />
    <button class="give">${t("server:result.retry")}</button>
  </form>`;
}
