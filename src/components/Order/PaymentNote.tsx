import { css } from "@emotion/react";
import type { Payments } from "../../domain/contract/order-answers";
import { nextStep } from "../../domain/transfer";
import { useI18n } from "../../i18n/I18nContext";
import { small } from "../../theme/mixins";
import { methodsFor, type OrderType } from "./methods-for";

const note = css`
  ${small};
  margin-block: 1.25rem 1rem;
  font-weight: var(--w-medium);
`;

export interface PaymentNoteProps extends OrderType {
  /** Id for the `aria-describedby` of the button. */
  readonly id: string;
  readonly payments: Payments | undefined;
}

/**
 * Says before the click whether anything is charged; nothing where no way to pay takes the order, as its form says
 * itself. The prerendered text holds with and without a payment provider; it stays if scripts do not run or the
 * server does not answer.
 */
export function PaymentNote({ id, payments, ...order }: PaymentNoteProps) {
  const { t } = useI18n();
  const isLive = payments?.mode === "live";
  const methods = isLive ? methodsFor(order, payments).map(({ id }) => id) : [];
  if (isLive && methods.length === 0) return null;
  const step = isLive ? nextStep(methods) : (payments?.mode ?? "unknown");
  return (
    <p css={note} id={id}>
      {t(`forms:order.next.${step}`)}
    </p>
  );
}
