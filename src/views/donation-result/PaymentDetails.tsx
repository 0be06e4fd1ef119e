import { css } from "@emotion/react";
import { buttonStyles } from "../../components/Button/Button.styles";
import type { Payment } from "../../domain/contract/answers";
import { formatMoment } from "../../domain/format";
import { giftsPath } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { RetryForm } from "./RetryForm";
import { askAgainAfter } from "./usePayment";

const details = css`
  display: grid;
  gap: 1rem;
  justify-items: start;
  margin-bottom: 1.5rem;
  max-width: var(--measure);
`;

export interface PaymentDetailsProps {
  readonly payment: Payment;
}

/** What a payment's state implies: a receipt, a deadline, a link to continue, or a retry. */
export function PaymentDetails({ payment }: PaymentDetailsProps) {
  const { t, language } = useI18n();
  const { state, charged, deadline, resumeUrl, reference, isThanked, gift } = payment;
  const unpaid = ["created", "failed", "expired", "replaced"].includes(state);
  return (
    <div css={details}>
      {state === "paid" ? <p>{isThanked ? t("server:result.receipt") : t("server:result.keep")}</p> : null}
      {gift ? <a href={giftsPath(language)}>{t("server:gift.how")}</a> : null}
      {deadline ? (
        <p>
          <strong>
            {t("server:result.deadline", { deadline: formatMoment(new Date(deadline), language) })}
          </strong>
        </p>
      ) : null}
      {unpaid ? (
        <p>{charged === "no" ? t("server:result.notCharged") : t("server:result.unknownCharge")}</p>
      ) : null}
      {resumeUrl ? (
        <a css={buttonStyles({ tone: "give" })} href={resumeUrl}>
          {t("server:result.resume")}
        </a>
      ) : null}
      {state === "pending" ? (
        <p css={caption}>
          {t("server:result.checking", { seconds: askAgainAfter / 1000 })} {t("server:result.comeBack")}{" "}
          <a href={location.href}>{location.href}</a>
        </p>
      ) : null}
      {unpaid && !resumeUrl ? <RetryForm payment={payment} /> : null}
      <p css={caption}>{t("server:result.reference", { reference })}</p>
    </div>
  );
}
