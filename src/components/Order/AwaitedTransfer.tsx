import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { paymentResultPath } from "../../domain/addresses";
import type { Payment } from "../../domain/contract/answers";
import { formatMoment } from "../../domain/format";
import { formatMoney, toMoney } from "../../domain/money";
import { awaitsTransfer } from "../../domain/transfer";
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

export interface AwaitedTransferProps {
  /** Of the campaign or product. */
  readonly slug: string;
  /** Of the transfer. */
  readonly reference: string;
}

/**
 * Sum, deadline and page of a transfer, if it is still awaited and nothing else was paid in its place; if not, it is
 * forgotten.
 */
export function AwaitedTransfer({ slug, reference }: AwaitedTransferProps) {
  const { t, language } = useI18n();
  const [awaited, setAwaited] = useState<Payment>();
  useEffect(() => {
    const leaving = new AbortController();
    void lookUpPayment(reference, language, leaving.signal).then((found) => {
      if (leaving.signal.aborted || found.status === "unreachable") return;
      const payment = found.status === "found" ? found.payment : undefined;
      if (payment && awaitsTransfer(payment) && payment.alsoBegun?.state !== "paid")
        holdUnderPointer(() => setAwaited(payment));
      else dropTransfer(slug);
    });
    return () => leaving.abort();
  }, [slug, reference, language]);
  if (!awaited?.deadline) return null;
  const { amount, deadline } = awaited;
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
