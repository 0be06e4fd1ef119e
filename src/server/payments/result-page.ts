import { randomUUID } from "node:crypto";
import { formatMoney } from "../../content-model/amount";
import { type Markup, markup } from "../html/markup";
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
    main: markup`<h1>${title}</h1>
<p>${t(`server:result.${name}`, { amount, item: view.title })}</p>
${details(view, texts)}
<p class="muted">${t("server:result.reference", { reference: view.reference })}</p>`,
  });
}

function details(view: PaymentView, texts: Texts): Markup {
  const { t } = texts;
  switch (view.state) {
    case "paid":
      return markup`<p>${t("server:result.receipt")}</p>`;
    case "refunded":
      return markup``;
    case "pending":
      return markup`${deadline(view, texts)}${resume(view, texts)}
<p class="muted">${t("server:result.checking", { seconds: refreshSeconds })}</p>`;
    case "created":
      return markup`${chargeText(view, texts)}${resume(view, texts)}${retry(view, texts)}`;
    case "failed":
    case "expired":
      return markup`${chargeText(view, texts)}${retry(view, texts)}`;
  }
}

function deadline({ deadline: until }: PaymentView, { t, moment }: Texts): Markup | undefined {
  if (!until) return undefined;
  return markup`<p><strong>${t("server:result.deadline", { deadline: moment(new Date(until)) })}</strong></p>`;
}

function chargeText({ charged }: PaymentView, { t }: Texts): Markup {
  return markup`<p>${charged === "no" ? t("server:result.notCharged") : t("server:result.unknownCharge")}</p>`;
}

function resume({ resumeUrl }: PaymentView, { t }: Texts): Markup | undefined {
  return resumeUrl ? markup`<p><a href="${resumeUrl}">${t("server:result.resume")}</a></p>` : undefined;
}

/** The same choices under a new key: another payment, in one click. */
function retry(view: PaymentView, { t, language }: Texts): Markup {
  return markup`<form method="post" action="${orderAction(view)}">
${orderFields(view, view.dollars, language)}
<input type="hidden" name="method" value="${view.method}">
<input type="hidden" name="idempotencyKey" value="${randomUUID()}">
<button class="give">${t("server:result.retry")}</button>
</form>`;
}
