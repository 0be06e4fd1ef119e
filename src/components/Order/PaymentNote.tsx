import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./PaymentNote.styles";
import type { Payments } from "./usePaymentMethods";

export interface PaymentNoteProps {
  /** For the button that it describes. */
  readonly id: string;
  readonly payments: Payments | undefined;
}

/**
 * Says before the click whether anything is charged. What is prerendered, and stays where scripts do not run or
 * the server does not answer, is true with and without a payment provider.
 */
export function PaymentNote({ id, payments }: PaymentNoteProps) {
  const { t } = useI18n();
  return (
    <p css={styles.note} id={id}>
      {t(`forms:order.next.${payments?.mode ?? "unknown"}`)}
    </p>
  );
}
