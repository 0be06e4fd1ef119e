import { keepChoice } from "../../components/Order/gift-draft";
import { basePaths } from "../../domain/addresses";
import type { Payment } from "../../domain/contract/payment-answers";
import { formatMoney, toMoney } from "../../domain/money";
import { giftsPath } from "../../domain/payment";
import { goesOn } from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";

/** How a monthly gift stands now: what it takes each month, what to do if a month failed, or when it ended and how to give again. */
export function GiftStanding({ payment }: { readonly payment: Payment }) {
  const { t, language, format } = useI18n();
  const { gift, giftAmount, giftEnded } = payment;
  if (!gift || !giftAmount) return null;
  const amount = formatMoney(toMoney(giftAmount.currency, giftAmount.value), language);
  return (
    <>
      <p>
        <strong>
          {t("server:gift.title")}: {t(`server:gift.${gift}`, { amount })}
        </strong>
      </p>
      {giftEnded ? <p>{t("server:gift.since", { date: format.date(giftEnded) })}</p> : null}
      {gift === "failing" ? <p>{t("server:gift.mend")}</p> : null}
      {goesOn(payment) ? <p>{t("server:result.goesOn")}</p> : null}
      {gift === "ended" ? (
        <LocalizedLink to={payment.page ?? basePaths.donations} onClick={() => keepChoice(payment)}>
          {t("server:gift.again")}
        </LocalizedLink>
      ) : (
        <a href={giftsPath(language)}>{t("server:gift.how")}</a>
      )}
    </>
  );
}
