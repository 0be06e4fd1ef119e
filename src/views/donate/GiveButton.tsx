import { Heart } from "lucide-react";
import { Button } from "../../components/Button/Button";
import type { OrderFrequency } from "../../components/Order/usePaymentMethods";
import { useI18n } from "../../i18n/I18nContext";
import { isChosen, type AmountChoice } from "./amount-choice";

export interface GiveButtonProps {
  readonly choice: AmountChoice;
  readonly frequency: OrderFrequency;
  /** The chosen amount; undefined while it cannot be read. */
  readonly dollars: number | undefined;
  readonly busy: boolean;
  /** Id of what says whether anything is charged. */
  readonly noteId: string;
}

/** Says what it gives: “Donate $50 monthly”. Disabled with neither a preset nor a custom amount. */
export function GiveButton({ choice, frequency, dollars, busy, noteId }: GiveButtonProps) {
  const { t, format } = useI18n();
  const words =
    dollars === undefined
      ? t("common:donate")
      : t(`donate:button.${frequency}`, { amount: format.money(dollars) });
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
      {busy ? t("forms:order.busy") : words}
    </Button>
  );
}
