import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { paymentResultPath } from "../../domain/addresses";
import type { Payment } from "../../domain/contract/payment-answers";
import { formatMoment } from "../../domain/format";
import { formatMoney, toMoney } from "../../domain/money";
import { awaitsTransfer } from "../../domain/payment-result";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { small } from "../../theme/mixins";
import { dropTransfer } from "./begun-transfer";
import { holdUnderPointer } from "./hold-under-pointer";
import { lookUpPayment } from "./payment-status";

const note = css`
  ${small};
  margin-bottom: 1rem;
`;

const isAwaited = (payment: Payment) => awaitsTransfer(payment) && payment.alsoBegun?.state !== "paid";

export interface AwaitedTransferProps {
  /** Of the campaign or product. */
  readonly slug: string;
  /** Of the transfer. */
  readonly reference: string;
}

/**
 * Sum, deadline and page of a transfer, if it is still awaited and nothing else was paid in its place, or the way to
 * what it bought; if there is nothing to say, it is forgotten.
 */
export function AwaitedTransfer({ slug, reference }: AwaitedTransferProps) {
  const { t, language } = useI18n();
  const [begun, setBegun] = useState<Payment>();
  useEffect(() => {
    const leaving = new AbortController();
    void lookUpPayment(reference, language, leaving.signal).then((found) => {
      if (leaving.signal.aborted || found.status === "unreachable") return;
      const payment = found.status === "found" ? found.payment : undefined;
      if (payment && (payment.goodsUrl || isAwaited(payment))) holdUnderPointer(() => setBegun(payment));
      else dropTransfer(slug);
    });
    return () => leaving.abort();
  }, [slug, reference, language]);
  if (begun?.goodsUrl)
    return (
      <p css={note}>
        {t("server:transfer.bought")} <a href={begun.goodsUrl}>{t("server:result.goods")}</a>
      </p>
    );
  if (!begun?.deadline) return null;
  const { amount, deadline } = begun;
  const sum = formatMoney(toMoney(amount.currency, amount.value), language);
  return (
    <p css={note}>
      {t("server:transfer.begun", { amount: sum, deadline: formatMoment(new Date(deadline), language) })}{" "}
      <LocalizedLink to={`${paymentResultPath}?ref=${reference}`}>
        {t("server:transfer.seeBegun")}
      </LocalizedLink>
    </p>
  );
}
