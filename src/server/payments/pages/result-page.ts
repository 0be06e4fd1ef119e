import type { Payment } from "../../../domain/contract/payment-answers";
import { formatMoney, toMoney } from "../../../domain/money";
import { hasComeIn, recheckSeconds } from "../../../domain/payment";
import {
  awaitsTransfer,
  bankTookText,
  canBeTried,
  chargeWords,
  mailWords,
  refundedText,
  resultName,
  resultText,
} from "../../../domain/payment-result";
import { type Markup, markup } from "../../html/markup";
import { page } from "../../html/page";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import { resultUrl } from "../result-url";
import type { PaymentIntent } from "../store/payment-records";
import { earlierText, warning } from "./other-payment";
import { giftStanding, thanks } from "./thanks";
import { transferDetails } from "./transfer-details";
import { changeChoices, retry } from "./try-again";

export interface ResultPageProps {
  readonly view: Payment;
  readonly intent: PaymentIntent;
  /** Whether automatic reloading is off (`?still`): readers must be able to stop it. */
  readonly still: boolean;
  /** Whether somebody who wanted to pay was led here, because they had paid, or what they paid is on its way. */
  readonly isEarlier: boolean;
}

/** Renders a payment's outcome, or how to complete it. Reloading or sharing the page starts no payment. */
export function resultPage(runtime: Runtime, texts: Texts, props: ResultPageProps): string {
  const { view } = props;
  const { t } = texts;
  const money = (value: string) => formatMoney(toMoney(view.amount.currency, value), texts.locale);
  const amount = money(view.amount.value);
  const title = t(`server:result.${resultName(view)}Title`, { amount });
  return page(runtime, texts, {
    title,
    main: markup`<h1>${title}</h1>
<p>${t(`server:result.${resultText(view)}`, { amount, item: view.title })}</p>
${view.paidOn && markup`<p>${t("server:result.paidOn", { date: texts.date(view.paidOn) })}</p>`}
${view.further?.map((sum) => markup`<p>${t("server:result.further", { part: money(sum.amount), date: texts.date(sum.date) })}</p>`)}
${hasComeIn(view.state) ? recipient(runtime, texts) : undefined}
${view.fee && markup`<p>${t("server:fee.part", { fee: money(view.fee) })}</p>`}
${view.sentBack && markup`<p>${t("server:result.sentBack", { part: money(view.sentBack) })}</p>`}
${view.bankTook && markup`<p>${t(`server:result.${bankTookText(view)}`, { part: money(view.bankTook.amount), date: texts.date(view.bankTook.date) })}</p>`}
${view.refundedOn && markup`<p>${t(`server:result.${refundedText(view)}`, { date: texts.date(view.refundedOn) })}</p>`}
${warning(runtime, texts, view)}${props.isEarlier ? earlierText(runtime, texts, view) : undefined}
${mailsText(view, texts)}
${isAwaited(view) ? pendingDetails(runtime, texts, props) : details(runtime, texts, props)}
${awaitsTransfer(view) || view.state === "paid" ? undefined : reference(view, texts)}`,
  });
}

const isAwaited = (view: Payment) => view.state === "pending" || awaitsTransfer(view);

/**
 * The `Refresh` header of a pending payment's page, unless `still` is set. A transfer takes days: its page
 * does not reload.
 */
export function resultHeaders({ view, still }: ResultPageProps): Readonly<Record<string, string>> {
  return view.state === "pending" && !awaitsTransfer(view) && !still
    ? { refresh: String(recheckSeconds) }
    : {};
}

function pendingDetails(runtime: Runtime, texts: Texts, { view, intent, still }: ResultPageProps): Markup {
  const { t, language } = texts;
  const here = `${resultUrl({ ...intent, channel: "plain" }, runtime)}&lang=${language}`;
  const checkNow = markup`<a href="${here + "&still=1"}">${t("server:result.checkNow")}</a>`;
  const stop = markup`${t("server:result.checking", { seconds: recheckSeconds })}
<a href="${here + "&still=1"}">${t("server:result.stopChecking")}</a>`;
  return markup`${deadline(view, texts)}${
    awaitsTransfer(view) ? transferDetails(runtime, texts, view) : resume(view, texts)
  }
${view.alsoBegun?.state === "paid" ? undefined : changeChoices({ view, intent }, runtime, texts)}
<p data-unprinted>${still || awaitsTransfer(view) ? checkNow : stop}</p>
<p class="muted">${t("server:result.comeBack")} <a href="${here}" data-address>${here}</a></p>`;
}

function details(runtime: Runtime, texts: Texts, props: ResultPageProps): Markup | undefined {
  const { view } = props;
  const { t } = texts;
  switch (view.state) {
    case "paid":
      return markup`${giftStanding(view, runtime, texts)}${goodsLink(runtime, texts, view)}<p>${t(view.isThanked ? "server:result.receipt" : "server:result.keep")}</p>
${reference(view, texts)}
${askText(runtime, texts)}
${view.kind === "donation" ? thanks(view, runtime, texts) : undefined}`;
    case "refunded":
      return markup`${giftStanding(view, runtime, texts)}${askText(runtime, texts)}`;
    case "pending":
      return undefined;
    case "mismatch":
      return askText(runtime, texts);
    case "created":
    case "failed":
    case "expired":
    case "replaced":
      return !canBeTried(view)
        ? askText(runtime, texts)
        : markup`${view.method === "transfer" ? undefined : chargeText(view, texts)}${askText(runtime, texts)}
${resume(view, texts) ?? retry(props, texts)}
${changeChoices(props, runtime, texts)}`;
  }
}

function recipient({ siteData }: Runtime, { t, of }: Texts): Markup {
  return markup`<p>${t("server:result.recipient", { recipient: of(siteData.site.recipient) })}</p>`;
}

function reference({ reference: quoted }: Payment, { t }: Texts): Markup {
  return markup`<p class="muted">${t("server:result.reference", { reference: quoted })}</p>`;
}

function deadline({ deadline: until }: Payment, { t, moment }: Texts): Markup | undefined {
  if (!until) return undefined;
  return markup`<p><strong>${t("server:result.deadline", { deadline: moment(new Date(until)) })}</strong></p>`;
}

function mailsText(view: Payment, { t }: Texts): Markup | undefined {
  const words = mailWords(view);
  return words && markup`<p>${t(`server:transfer.${words}`, { address: view.mailsTo ?? "" })}</p>`;
}

function chargeText(view: Payment, { t }: Texts): Markup {
  return markup`<p>${t(`server:result.${chargeWords(view)}`)}</p>`;
}

function askText({ siteData }: Runtime, { t }: Texts): Markup {
  return markup`<p>${t("server:transfer.ask", { email: siteData.site.email })}</p>`;
}

/** A receipt on paper is handed on: it says nowhere how to get the goods. */
function goodsLink({ siteData }: Runtime, { t }: Texts, { goodsUrl }: Payment): Markup | undefined {
  if (!goodsUrl) return undefined;
  return markup`<p data-unprinted><strong><a href="${goodsUrl}">${t("server:result.goods")}</a></strong></p>
<p data-unprinted>${t("server:result.goodsAgain", { email: siteData.site.email })}</p>`;
}

function resume({ resumeUrl }: Payment, { t }: Texts): Markup | undefined {
  return resumeUrl
    ? markup`<p data-unprinted><a href="${resumeUrl}">${t("server:result.resume")}</a></p>`
    : undefined;
}
