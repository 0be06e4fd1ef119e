import { apiPath } from "../../../domain/api-path";
import { formatMoney } from "../../../domain/money";
import { giftsPath } from "../../../domain/payment";
import type { Fields } from "../../../domain/record";
import { dateInZone } from "../../../domain/zone-time";
import { typedForm } from "../../html/language-buttons";
import { type Markup, markup } from "../../html/markup";
import { page } from "../../html/page";
import { shortReference } from "../../reference";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import { emailInput } from "../pages/email-field";
import { giveAgain } from "../pages/thanks";
import type { GiftFacts } from "../providers/gift-keeper";
import { titleIn } from "../purpose";
import { chosenAmount, giftAmount, giftState } from "../store/gift-state";
import { readEmail } from "../store/payers";
import type { StoredPayment } from "../store/payments";

/** Renders the form that asks for the link again, or, where no links are sent, whom to write to. */
export function askPage(runtime: Runtime, texts: Texts, fields: Fields, note?: string): string {
  const { t, language } = texts;
  const canSend = runtime.environment.LINK_SECRET !== undefined && runtime.mailer !== undefined;
  const { email } = runtime.siteData.site;
  const subject = t("server:gift.subject");
  const form = markup`<p>${t("server:gift.ask")}</p>
<form id="${typedForm}" method="post" action="${apiPath("gifts/ask")}">
<input type="hidden" name="language" value="${language}">
${emailInput(fields, texts, "email" in fields && !readEmail(fields.email))}
<button>${t("server:gift.send")}</button>
</form>`;
  return page(runtime, texts, {
    title: t("server:gift.title"),
    main: markup`<h1>${t("server:gift.title")}</h1>
${note && markup`<p role="alert">${note}</p>`}
${
  canSend
    ? markup`${form}
<h2>${t("server:gift.otherwise")}</h2>`
    : undefined
}
<p>${t("server:gift.write", { subject })}</p>
<p><a href="mailto:${email}?subject=${encodeURIComponent(subject)}">${email}</a></p>`,
  });
}

/** Renders a monthly donation with what can be done with it. */
export function giftPage(
  runtime: Runtime,
  texts: Texts,
  payment: StoredPayment,
  { link, facts, isEnding }: { readonly link: string; readonly facts: GiftFacts; readonly isEnding: boolean },
): string {
  const { t, locale, language, date } = texts;
  const { intent, events } = payment;
  const amount = formatMoney(giftAmount(intent, events), locale);
  const state = giftState(payment) ?? "ended";
  const { next, ends, pause } = state === "ended" ? {} : facts;
  const isEndingItself = state === "running" && ends && !next;
  const standing = pause ? "paused" : isEndingItself ? "ending" : state;
  const day = (moment: Date) => ({ date: date(dateInZone(moment.getTime())) });
  const mustWrite = state !== "ended" && !facts.hasPortal;
  const here = `${giftsPath(language)}&link=${link}`;
  const button = (
    action: "end" | "portal",
    words: string,
  ) => markup`<form method="post" action="${apiPath(`gifts/${action}`)}">
<input type="hidden" name="link" value="${link}"><input type="hidden" name="language" value="${language}">
<button>${words}</button></form>`;
  const choices: Markup = isEnding
    ? markup`<p>${t("server:gift.sure", { amount })}</p>
${button("end", t("server:gift.endNow"))}
<p><a href="${here}">${t("server:gift.keep")}</a></p>`
    : markup`${facts.hasPortal ? button("portal", t("server:gift.portal")) : undefined}
<p><a href="${here}&end=1">${t("server:gift.end")}</a></p>`;
  return page(runtime, texts, {
    title: t("server:gift.title"),
    main: markup`<h1>${t("server:gift.title")}</h1>
<p><strong>${titleIn(texts, intent, runtime.siteData)}</strong><br>${t(`server:gift.${standing}`, { amount })}</p>
${state === "running" && next ? markup`<p>${t("server:gift.next", day(next))}</p>` : undefined}
${pause?.until && markup`<p>${t("server:gift.resumes", day(pause.until))}</p>`}
${ends && markup`<p>${t("server:gift.ends", day(ends))}</p>`}
${state === "ended" ? giveAgain({ ...intent, amount: chosenAmount(intent, events) }, runtime, texts) : choices}
<p class="muted">${t("server:result.reference", { reference: shortReference(intent.reference) })}</p>
<p class="muted">${t(mustWrite ? "server:gift.change" : "forms:problems.writeInstead", { email: runtime.siteData.site.email })}</p>`,
  });
}
