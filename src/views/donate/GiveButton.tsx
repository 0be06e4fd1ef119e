import { Heart } from "lucide-react";
import { Button } from "../../components/Button/Button";
import { orderLabel } from "../../components/Order/order-label";
import type { Payments } from "../../domain/contract/answers";
import type { Money } from "../../domain/money";
import type { Frequency } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { isChosen, type AmountChoice } from "./amount-choice";

export interface GiveButtonProps {
  readonly choice: AmountChoice;
  readonly frequency: Frequency;
  /** The chosen amount; undefined while it cannot be donated, or changes unseen. */
  readonly amount: Money | undefined;
  /** What is charged for it by the chosen way to pay, if that is known. */
  readonly charge: Money | undefined;
  readonly payments: Payments | undefined;
  readonly busy: boolean;
  /** Id of the `PaymentNote`. */
  readonly noteId: string;
}

/**
 * The submit button, with the choice as its label: “Donate $50 monthly”, “Donate $50 (Rp812,500)”. Disabled without an
 * amount.
 */
export function GiveButton({ choice, frequency, amount, charge, payments, busy, noteId }: GiveButtonProps) {
  const { t, format } = useI18n();
  const named = (sum: Money) => {
    if (!charge) return format.money(sum);
    const isConverted = charge.currency !== sum.currency;
    return isConverted ? `${format.money(sum)} (${format.money(charge)})` : format.money(charge);
  };
  const words =
    amount === undefined ? t("common:donate") : t(`donate:button.${frequency}`, { amount: named(amount) });
  return (
    <Button
      type="submit"
      tone="give"
      wide
      disabled={!isChosen(choice)}
      aria-disabled={busy || undefined}
      aria-describedby={noteId}
    >
      <Heart aria-hidden="true" />
      {orderLabel(t, words, { payments, busy })}
    </Button>
  );
}
