import type { PaymentLookUp } from "../../components/Order/payment-status";
import { formatMoney, toMoney } from "../../domain/money";
import { resultName, resultText } from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";

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
      const { title: item, amount } = lookUp.payment;
      const money = toMoney(amount.currency, amount.value);
      const sum = formatMoney(money, language);
      return {
        title: t(`server:result.${resultName(lookUp.payment)}Title`, { amount: sum }),
        text: t(`server:result.${resultText(lookUp.payment)}`, { amount: sum, item }),
      };
    }
  }
}
