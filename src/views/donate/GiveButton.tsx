import Heart from "lucide-react/icons/heart";
import { Button } from "../../components/Button/Button";
import { orderLabel } from "../../components/Order/order-label";
import type { Payments } from "../../domain/contract/order-answers";
import type { Money } from "../../domain/money";
import type { Frequency } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { isChosen, type AmountChoice } from "./amount-choice";

export interface GiveButtonProps {
  readonly choice: AmountChoice;
  readonly frequency: Frequency;
  /** The chosen amount; undefined while it cannot be donated, or changes unseen. */
  readonly amount: Money | undefined;
  /** What the chosen way to pay charges for it, with the fee, if that is known. */
  readonly charge: Money | undefined;
  readonly payments: Payments | undefined;
  readonly busy: boolean;
  /** Id of the `PaymentNote`. */
  readonly noteId: string;
}

/** The submit button, labelled with what will be charged: “Donate $50 monthly”. Disabled without an amount. */
export function GiveButton({ choice, frequency, amount, charge, payments, busy, noteId }: GiveButtonProps) {
  const { t, format } = useI18n();
  const words =
    amount === undefined
      ? t("common:donate")
      : t(`donate:button.${frequency}`, { amount: format.money(charge ?? amount) });
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
