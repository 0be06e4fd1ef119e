import type { Payment } from "../../../domain/contract/payment-answers";
import { formatMoney, toMoney } from "../../../domain/money";
import { localizedPath } from "../../../domain/paths";
import { giftsPath } from "../../../domain/payment";
import { goesOn } from "../../../domain/payment-result";
import { shareLinks } from "../../../domain/share";
import { type Markup, markup } from "../../html/markup";
import { type Runtime, siteUrl } from "../../runtime";
import type { Texts } from "../../texts";
import { type Choices, choicesOf, orderOf } from "./order-links";
import { wayBackMarkup } from "./way-back";

/** How a monthly gift stands now: what it takes each month, what to do if a month failed, or when it ended. */
export function giftStanding(view: Payment, runtime: Runtime, texts: Texts): Markup | undefined {
  const { t, language, locale, date } = texts;
  const { gift, giftAmount, giftEnded } = view;
  if (!gift || !giftAmount) return undefined;
  const amount = formatMoney(toMoney(giftAmount.currency, giftAmount.value), locale);
  return markup`<p><strong>${t("server:gift.title")}: ${t(`server:gift.${gift}`, { amount })}</strong></p>
${giftEnded && markup`<p>${t("server:gift.since", { date: date(giftEnded) })}</p>\n`}${
    gift === "failing" ? markup`<p>${t("server:gift.mend")}</p>\n` : undefined
  }${goesOn(view) ? markup`<p>${t("server:result.goesOn")}</p>\n` : undefined}${
    gift === "ended"
      ? giveAgain(orderOf(view), runtime, texts)
      : markup`<p><a href="${giftsPath(language)}">${t("server:gift.how")}</a></p>\n`
  }`;
}

/** The way to a form for another monthly gift like one that has ended. */
export function giveAgain(gift: Omit<Choices, "coversFee">, runtime: Runtime, texts: Texts): Markup {
  const choices = choicesOf({ ...gift, coversFee: false }, texts.language);
  return wayBackMarkup(choices, runtime, texts, texts.t("server:gift.again"));
}

/** What happens next with a gift, and how to tell somebody of it while the site has what it is for. */
export function thanks(
  { page }: Pick<Payment, "page">,
  runtime: Pick<Runtime, "environment" | "siteData">,
  { t, language }: Texts,
): Markup {
  return markup`<div data-unprinted>
<h2>${t("server:thanks.next")}</h2>
<p>${t("server:thanks.accounts")}</p>
${page && sharing(localizedPath(page, language), runtime, t)}</div>`;
}

function sharing(path: string, runtime: Pick<Runtime, "environment" | "siteData">, t: Texts["t"]): Markup {
  const address = `${siteUrl(runtime)}${path}`;
  const links = shareLinks(t("server:thanks.subject"), t("server:thanks.text", { address }));
  return markup`<p><a href="${path}">${t("server:thanks.page")}</a></p>
<h2>${t("server:thanks.share")}</h2>
<ul>
<li><a href="${links.whatsapp}">${t("server:thanks.whatsapp")}</a></li>
<li><a href="${links.email}">${t("server:thanks.email")}</a></li>
<li>${t("server:thanks.address")} <a href="${address}">${address}</a></li>
</ul>
`;
}
