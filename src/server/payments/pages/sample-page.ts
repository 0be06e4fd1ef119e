import type { GiftWord } from "../../../domain/gift-words";
import { formatMoney } from "../../../domain/money";
import { donationName } from "../../../domain/payment";
import type { Fields } from "../../../domain/record";
import { messagePage } from "../../html/message-page";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import type { Order } from "../order";
import { readGiftWords } from "../store/gift-words";
import { choicesOf } from "./order-links";
import { wayBack } from "./way-back";

/** Renders the answer to an order in sample mode, when no provider is configured, with all that was chosen. */
export function samplePage(runtime: Runtime, texts: Texts, order: Order, fields: Fields): string {
  const { t, locale } = texts;
  const amount = formatMoney(order.amount, locale);
  const message =
    order.kind === "purchase"
      ? t("forms:order.samplePurchase")
      : t(`server:sample.${donationName(order.frequency)}`, { amount });
  const said = readGiftWords(fields) ?? {};
  return messagePage(runtime, texts, {
    heading: t("server:sample.title"),
    paragraphs: [
      t("forms:order.next.sample"),
      `${order.title} – ${amount}, ${t(`server:review.${order.frequency}`)}`,
      ...(Object.entries(said) as [GiftWord, string][]).map(
        ([name, word]) => `${t(`server:words.${name}`)}: ${word}`,
      ),
      message,
    ],
    ...wayBack({ ...choicesOf(order, texts.language), ...said }, runtime, texts),
  });
}
