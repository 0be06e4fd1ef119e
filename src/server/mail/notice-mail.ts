import { giftWordNames } from "../../domain/gift-words";
import { defaultLanguage } from "../../domain/languages";
import { formatMoney, isSameMoney } from "../../domain/money";
import { countedLoss } from "../ledger/sums";
import { isForTeam, type Notice } from "../payments/notices";
import { titleIn } from "../payments/purpose";
import { monthPaidOn } from "../payments/store/gift-state";
import { storedGiftWords } from "../payments/store/gift-words";
import { receivedAmount } from "../payments/store/payment-state";
import { readPayment } from "../payments/store/payments";
import { furtherSums } from "../payments/store/standing-events";
import { shortReference } from "../reference";
import type { Runtime } from "../runtime";
import { createTexts, type TextKey } from "../texts";
import { bothPayments } from "./both-payments";
import { envelope } from "./inquiry-mails";
import { lapsedWords } from "./is-still-so";
import type { MailMessage } from "./mailer";

/**
 * The e-mail that tells the team about a payment event, or undefined if the payment is unknown or the event
 * concerns the payer alone. The payer is not named, but by what they said with a gift: the provider's dashboard shows who paid, under
 * the long reference; payers quote the short one, which commands take, too.
 */
export async function noticeMail(
  id: string,
  notice: Notice,
  runtime: Runtime,
): Promise<MailMessage | undefined> {
  const payment = await readPayment(runtime.store, notice.reference);
  const { kind } = notice;
  if (!payment || !isForTeam(kind)) return undefined;
  const { intent, events } = payment;
  const texts = createTexts(runtime.siteData, defaultLanguage);
  const { t, language } = texts;
  const reference = shortReference(notice.reference);
  const told = notice.amount ?? receivedAmount(intent, events);
  const amount = formatMoney(told, language);
  const month = monthPaidOn(notice, payment);
  const isFurther =
    kind === "further" ||
    kind === "further_corrected" ||
    (kind === "corrected" && furtherSums(events).length > 0);
  const all = isFurther ? receivedAmount(intent, events) : told;
  const isOther = (kind === "paid" || kind === "corrected" || isFurther) && !isSameMoney(all, intent.charge);
  const facts: readonly (readonly [TextKey, string])[] = [
    ["server:mail.notice.item", titleIn(texts, intent, runtime.siteData)],
    ["server:mail.notice.amount", amount],
    ...(isFurther ? [["server:mail.notice.all", formatMoney(all, language)] as const] : []),
    ...(isOther ? [["server:mail.notice.asked", formatMoney(intent.charge, language)] as const] : []),
    ...(month ? [["server:mail.notice.month", texts.date(month)] as const] : []),
    ["server:mail.notice.provider", intent.provider],
    ["server:mail.notice.reference", reference],
    ["server:mail.notice.atProvider", notice.reference],
  ];
  const giftWords = kind === "paid" ? await storedGiftWords(runtime.store, notice.reference) : undefined;
  const said = giftWordNames.flatMap((name) =>
    giftWords?.[name] ? [[`server:mail.notice.${name}`, giftWords[name]] as const] : [],
  );
  const counted = kind === "dispute_lost" ? countedLoss(notice, payment) : undefined;
  const words = (await lapsedWords(notice, payment, runtime.store)) ?? kind;
  const both = kind === "double" ? await bothPayments(notice, runtime.store, texts) : [];
  return {
    ...envelope(runtime, `${id}.notice`, notice.createdAt),
    to: runtime.environment.MAIL_TO,
    subject: t(`server:mail.notice.${kind}Subject`, { amount, reference }),
    text: [
      t(`server:mail.notice.${words}`, { reference }),
      ...(counted && !isSameMoney(counted, told)
        ? [t("server:mail.notice.beyond", { counted: formatMoney(counted, language) })]
        : []),
      ...(both.length > 0 ? [both.join("\n")] : []),
      [...facts, ...said].map(([label, value]) => `${t(label)}: ${value}`).join("\n"),
    ].join("\n\n"),
    automatic: "auto-generated",
  };
}
