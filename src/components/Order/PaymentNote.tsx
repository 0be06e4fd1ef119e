import { css } from "@emotion/react";
import type { Payments } from "../../domain/contract/answers";
import { nextStep } from "../../domain/transfer";
import { useI18n } from "../../i18n/I18nContext";
import { small } from "../../theme/mixins";

const note = css`
  ${small};
  margin-block: 1.25rem 1rem;
  font-weight: var(--w-medium);
`;

export interface PaymentNoteProps {
  /** Id for the `aria-describedby` of the button. */
  readonly id: string;
  readonly payments: Payments | undefined;
}

/**
 * Says before the click whether anything is charged. The prerendered text holds with and without a payment
 * provider; it stays if scripts do not run or the server does not answer.
 */
export function PaymentNote({ id, payments }: PaymentNoteProps) {
  const { t } = useI18n();
  const step = payments?.mode === "live" ? nextStep(payments.methods.map(({ id }) => id)) : payments?.mode;
  return (
    <p css={note} id={id}>
      {t(`forms:order.next.${step ?? "unknown"}`)}
    </p>
  );
}
