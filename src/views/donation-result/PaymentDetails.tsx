import { css } from "@emotion/react";
import { buttonStyles } from "../../components/Button/Button.styles";
import type { Payment } from "../../domain/contract/payment-answers";
import { formatMoment } from "../../domain/format";
import { formatMoney, toMoney } from "../../domain/money";
import { earlier, hasComeIn, orderPages } from "../../domain/payment";
import {
  awaitsTransfer,
  bankTookText,
  canBeTried,
  chargeWords,
  earlierWords,
  mailWords,
  refundedText,
} from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";
import { caption } from "../../theme/mixins";
import { AlsoBegun } from "./AlsoBegun";
import { GiftStanding } from "./GiftStanding";
import { RetryForm } from "./RetryForm";
import { Thanks } from "./Thanks";
import { TransferDetails } from "./TransferDetails";
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
  /** E-mail address for questions about a payment. */
  readonly teamEmail: string;
  /** The organisation as it stands in receipts. */
  readonly recipient: string;
}

/** What a payment's state implies: what was bought, a receipt, a deadline, a link to continue, or a retry. */
export function PaymentDetails({ payment, teamEmail, recipient }: PaymentDetailsProps) {
  const { t, language, format } = useI18n();
  const { state, deadline, resumeUrl, goodsUrl, reference, method, isThanked, kind } = payment;
  const { amount, fee, paidOn, further, sentBack, refundedOn, bankTook, mailsTo } = payment;
  const money = (value: string) => formatMoney(toMoney(amount.currency, value), language);
  const isTransfer = method === "transfer";
  const mails = mailWords(payment);
  const isAwaited = awaitsTransfer(payment);
  const unpaid = !isAwaited && canBeTried(payment);
  const query = new URLSearchParams(location.search);
  const reason = query.has(earlier) ? earlierWords(payment) : undefined;
  // the page that is there without scripts, too
  const here = `${location.origin}${orderPages.result}?${new URLSearchParams({ ref: query.get("ref") ?? "", lang: language }).toString()}`;
  return (
    <div css={details}>
      {paidOn ? <p>{t("server:result.paidOn", { date: format.date(paidOn) })}</p> : null}
      {further?.map(({ amount: part, date }, place) => (
        <p key={place}>{t("server:result.further", { part: money(part), date: format.date(date) })}</p>
      ))}
      {hasComeIn(state) ? <p>{t("server:result.recipient", { recipient })}</p> : null}
      {fee === undefined ? null : <p>{t("server:fee.part", { fee: money(fee) })}</p>}
      {sentBack ? <p>{t("server:result.sentBack", { part: money(sentBack) })}</p> : null}
      {bankTook ? (
        <p>
          {t(`server:result.${bankTookText(payment)}`, {
            part: money(bankTook.amount),
            date: format.date(bankTook.date),
          })}
        </p>
      ) : null}
      {refundedOn ? (
        <p>{t(`server:result.${refundedText(payment)}`, { date: format.date(refundedOn) })}</p>
      ) : null}
      <AlsoBegun {...{ payment, teamEmail }} />
      {reason ? (
        <p>
          <strong>{t(`server:result.${reason}`, { email: teamEmail })}</strong>
        </p>
      ) : null}
      <GiftStanding payment={payment} />
      {goodsUrl ? (
        <>
          <a css={buttonStyles({})} href={goodsUrl} data-unprinted>
            {t("server:result.goods")}
          </a>
          <p data-unprinted>{t("server:result.goodsAgain", { email: teamEmail })}</p>
        </>
      ) : null}
      {state === "paid" ? <p>{isThanked ? t("server:result.receipt") : t("server:result.keep")}</p> : null}
      {isAwaited ? null : <p css={caption}>{t("server:result.reference", { reference })}</p>}
      {deadline ? (
        <p>
          <strong>
            {t("server:result.deadline", { deadline: formatMoment(new Date(deadline), language) })}
          </strong>
        </p>
      ) : null}
      {mails ? <p>{t(`server:transfer.${mails}`, { address: mailsTo ?? "" })}</p> : null}
      {isAwaited ? <TransferDetails payment={payment} /> : null}
      {isTransfer || hasComeIn(state) || state === "mismatch" ? (
        <p>{t("server:transfer.ask", { email: teamEmail })}</p>
      ) : null}
      {unpaid && !isTransfer ? <p>{t(`server:result.${chargeWords(payment)}`)}</p> : null}
      {resumeUrl ? (
        <a css={buttonStyles({ tone: "give" })} href={resumeUrl} data-unprinted>
          {t("server:result.resume")}
        </a>
      ) : null}
      {state === "pending" ? (
        <p css={caption}>
          {isTransfer ? null : t("server:result.checking", { seconds: askAgainAfter / 1000 })}{" "}
          {t("server:result.comeBack")}{" "}
          <a href={here} data-address>
            {here}
          </a>
        </p>
      ) : null}
      {unpaid && !resumeUrl ? <RetryForm payment={payment} /> : null}
      {state === "paid" && kind === "donation" ? <Thanks payment={payment} /> : null}
    </div>
  );
}
