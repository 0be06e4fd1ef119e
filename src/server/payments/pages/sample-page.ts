import type { GiftWord } from "../../../domain/gift-words";
import { formatMoney } from "../../../domain/money";
import { localizedPath } from "../../../domain/paths";
import { messagePage } from "../../html/message-page";
import type { Runtime } from "../../runtime";
import type { Texts } from "../../texts";
import type { Order } from "../order";
import { readGiftWords } from "../store/gift-words";
import { orderPage } from "./order-links";

/** Renders the answer to an order in sample mode, when no provider is configured, with all that was chosen. */
export function samplePage(
  runtime: Runtime,
  texts: Texts,
  order: Order,
  fields: Readonly<Record<string, unknown>>,
): string {
  const { t, locale } = texts;
  const amount = formatMoney(order.amount, locale);
  const message =
    order.kind === "purchase" ? t("forms:order.samplePurchase") : t("server:sample.donation", { amount });
  const words = Object.entries(readGiftWords(fields) ?? {}) as [GiftWord, string][];
  return messagePage(runtime, texts, {
    heading: t("server:sample.title"),
    paragraphs: [
      t("forms:order.next.sample"),
      `${order.title} – ${amount}, ${t(`server:review.${order.frequency}`)}`,
      ...words.map(([name, said]) => `${t(`server:words.${name}`)}: ${said}`),
      message,
    ],
    link: {
      href: localizedPath(orderPage(order, runtime), texts.language),
      text: t("server:page.back"),
    },
  });
}
