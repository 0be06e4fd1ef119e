import { giftWordNames } from "../../domain/gift-words";
import { formatMoney, toMoney } from "../../domain/money";
import { localizedPath } from "../../domain/paths";
import { goodsUrl } from "../goods/goods-link";
import { daysOfLink } from "../goods/goods-token";
import { markup } from "../html/markup";
import { countedLoss } from "../ledger/sums";
import { daysOfGiftLink, giftLink } from "../payments/gifts/gift-link";
import { alsoBegunOf, othersOf } from "../payments/http/payment-view";
import type { Notice } from "../payments/notices";
import { warningText } from "../payments/pages/other-payment";
import { resultUrl } from "../payments/result-url";
import { goesOn } from "../payments/store/gift-state";
import { storedGiftWords } from "../payments/store/gift-words";
import { readPayer } from "../payments/store/payers";
import { firstAmount, paymentDeadline, receivedAmount } from "../payments/store/payment-state";
import { readPayment } from "../payments/store/payments";
import { shortReference } from "../reference";
import { type Runtime, siteUrl } from "../runtime";
import { createTexts } from "../texts";
import { bothPayments } from "./both-payments";
import { envelope } from "./inquiry-mails";
import { isStillSo } from "./is-still-so";
import { linesForBooks } from "./lines-for-books";
import type { MailMessage } from "./mailer";
import { nothingHappened, payerKinds, wordsFor } from "./payer-words";
import { stillOpen } from "./still-open";

/**
 * The e-mail to the payer, in their language; undefined if there is nothing to report, or no address. Text that the payer
 * typed is repeated only once they have paid, since anyone can enter another person's address.
 */
export async function payerMail(
  id: string,
  notice: Notice,
  runtime: Runtime,
): Promise<MailMessage | undefined> {
  const { reference } = notice;
  const { store, siteData } = runtime;
  const kind = payerKinds.find((each) => each === notice.kind);
  const [payment, payer] = [await readPayment(store, reference), await readPayer(store, reference)];
  if (!kind || !payment || !payer?.email) return undefined;
  const { intent, events } = payment;
  if (!(await isStillSo(notice, payment, store))) return undefined;
  const texts = createTexts(siteData, intent.language);
  const { t, language, moment } = texts;
  const others = ["pending", "paid", "expired"].includes(kind) ? await othersOf(intent, runtime) : [];
  const awaited = others.find(({ state }) => state === "awaited");
  const all = receivedAmount(intent, events);
  const told = kind === "dispute_lost" ? countedLoss(notice, payment) : notice.amount;
  const values = {
    // a transfer may have been corrected before its payer was thanked; a correction says what came in, in all
    amount: formatMoney(
      kind === "corrected" ? all : ((kind === "paid" ? undefined : told) ?? firstAmount(intent, events)),
      language,
    ),
    all: formatMoney(all, language),
    item: intent.title,
    ...(awaited && { other: formatMoney(toMoney(awaited.amount.currency, awaited.amount.value), language) }),
  };
  const deadline = kind === "pending" ? paymentDeadline(events) : undefined;
  const address = resultUrl({ ...intent, channel: "plain" }, runtime);
  const isTransfer = intent.provider === "transfer";
  const isAwaited = isTransfer && kind === "pending";
  const warned = isAwaited
    ? warningText(runtime, texts, {
        ...{ state: "pending", method: "transfer" },
        alsoBegun: alsoBegunOf(others, true),
      })?.text
    : undefined;
  const words = wordsFor(nothingHappened(notice, events) ?? kind, isTransfer, awaited !== undefined);
  const { bankAccount } = siteData;
  const isOngoing = goesOn(payment);
  const goods = kind === "paid" ? goodsUrl(payment, runtime) : undefined;
  const said = kind === "paid" ? await storedGiftWords(store, reference) : undefined;
  const manage = isOngoing ? giftLink(reference, language, runtime) : undefined;
  const paragraphs = [
    t(words.text, values),
    ...(warned ? [warned] : []),
    ...linesForBooks({ ...notice, amount: told }, payment, texts, siteData.site),
    ...(kind === "paid" ? stillOpen(others, texts) : []),
    ...(kind === "double" ? await bothPayments(notice, store, texts) : []),
    ...(isAwaited && bankAccount?.number
      ? [
          `${bankAccount.bank} ${bankAccount.number}, ${bankAccount.holder}: ${values.amount}`,
          `${t("server:transfer.message")}: ${shortReference(reference)}`,
        ]
      : []),
    ...(kind === "expired" && !isTransfer ? [t("server:result.notCharged")] : []),
    ...(deadline ? [t("server:result.deadline", { deadline: moment(new Date(deadline)) })] : []),
    ...(goods ? [t("server:mail.payer.goods", { days: daysOfLink })] : []),
    ...(isAwaited && intent.kind === "purchase" ? [t("server:mail.payer.goodsLater")] : []),
    ...giftWordNames.flatMap((name) =>
      said?.[name] ? [t(`server:mail.payer.${name}`, { words: said[name] })] : [],
    ),
    ...(said ? [t("server:mail.payer.erasable")] : []),
    ...(kind === "paid" && isOngoing ? [t("server:thanks.monthly")] : []),
    ...(kind === "refunded" && isOngoing ? [t("server:result.goesOn")] : []),
    ...(kind === "renewal_failed" ? [t(`server:mail.payer.mendBy${manage ? "Link" : "Mail"}`)] : []),
    t("server:result.reference", { reference: shortReference(reference) }),
  ];
  const links = [
    ...(goods ? [{ href: goods, words: t("server:result.goods") }] : []),
    { href: address, words: t(`server:mail.payer.${isAwaited ? "pay" : "look"}`) },
    ...(manage ? [{ href: manage, words: t("server:mail.payer.manage", { days: daysOfGiftLink }) }] : []),
  ];
  const help = t("server:mail.payer.help", {
    email: siteData.site.email,
    site: siteData.site.name,
    url: `${siteUrl(runtime)}${localizedPath(siteData.paths.home, language)}`,
  });
  return {
    ...envelope(runtime, `${id}.payer`, notice.createdAt),
    to: [payer.email],
    subject: t(words.subject, values),
    text: [...paragraphs, ...links.map(({ href, words }) => `${words}\n${href}`), help].join("\n\n"),
    html: markup`<!doctype html>
<html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">
${paragraphs.map((paragraph) => markup`<p>${paragraph}</p>\n`)}
${links.map(({ href, words }) => markup`<p><a href="${href}">${words}</a></p>\n`)}<p>${help}</p>
</body></html>`.text,
    automatic: "auto-generated",
  };
}
