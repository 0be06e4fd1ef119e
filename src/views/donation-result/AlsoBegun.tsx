import type { Payment } from "../../domain/contract/payment-answers";
import { formatMoment } from "../../domain/format";
import { formatMoney } from "../../domain/money";
import { warningOf } from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";

export interface AlsoBegunProps {
  readonly payment: Payment;
  /** E-mail address for questions about a payment. */
  readonly teamEmail: string;
}

/** What a payer has to know of another payment that they began for the same, and the way to its page. */
export function AlsoBegun({ payment, teamEmail: email }: AlsoBegunProps) {
  const { t, language } = useI18n();
  const { words, sum, url, way, deadline, reference } = warningOf(payment) ?? {};
  if (!words) return null;
  const amount = sum ? formatMoney(sum, language) : "";
  const values = {
    ...{ email, amount },
    payment: way ? t(`server:paidBy.${way}`, { amount }) : "",
    deadline: deadline ? formatMoment(new Date(deadline), language) : "",
    reference: reference ?? "",
  };
  return (
    <>
      <p>
        <strong>{t(`server:result.${words}`, values)}</strong>
      </p>
      {reference ? <p>{t("server:result.otherPaid", values)}</p> : null}
      {url ? <a href={url}>{t("server:result.other")}</a> : null}
    </>
  );
}
