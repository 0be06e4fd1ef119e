import { formatMoney } from "../../content-model/amount";
import { useI18n } from "../../i18n/I18nContext";
import { intlLocale } from "../../i18n/languages";
import type { Payment, PaymentLookUp } from "./payment-status";

/** Heading and first sentence of the result page. */
export function usePaymentWords(lookUp: PaymentLookUp): { readonly title: string; readonly text: string } {
  const { t, language } = useI18n();
  switch (lookUp.status) {
    case "looking":
      return { title: t("donate:result.title"), text: t("donate:result.looking") };
    case "unreachable":
      return { title: t("donate:result.title"), text: t("donate:result.unreachable") };
    case "unknown":
      return { title: t("server:result.unknownTitle"), text: t("server:result.unknown") };
    case "found": {
      const { state, title: item, amount } = lookUp.payment;
      const name = state === "created" ? "open" : state;
      return {
        title: t(`server:result.${name}Title`),
        text: t(`server:result.${name}`, { amount: money(amount, language), item }),
      };
    }
  }
}

function money({ currency, value }: Payment["amount"], language: string): string {
  const minor = Math.round(Number(value) * (currency === "USD" ? 100 : 1));
  return formatMoney({ currency, minor }, intlLocale(language));
}
