import type { ReactNode } from "react";
import { toMoney, type Money } from "../../domain/money";
import { useI18n } from "../../i18n/I18nContext";
import * as styles from "./OrderOutcome.styles";
import type { OrderState } from "./useOrder";

export interface OrderOutcomeProps {
  readonly state: OrderState;
  /** Renders what would happen on a site with a payment provider; `amount` is the order's. */
  readonly sampleMessage?: (amount: Money) => ReactNode;
  /** What is said of choices that are refused, where no field can be marked. */
  readonly refusedChoice?: string;
}

/** The outcome of an order, announced to screen readers. Needs the `forms` namespace. */
export function OrderOutcome({ state, sampleMessage, refusedChoice }: OrderOutcomeProps) {
  const { t } = useI18n();
  return (
    <>
      <div role="status">
        {state.status === "sample" ? (
          <div css={styles.thanks}>
            <p>{t("forms:order.sample")}</p>
            {sampleMessage ? (
              <p>{sampleMessage(toMoney(state.amount.currency, state.amount.value))}</p>
            ) : null}
          </div>
        ) : null}
      </div>
      <div role="alert">
        {state.status === "refused" ? (
          <p css={styles.problem}>
            {state.problem === "payment_invalid" && refusedChoice !== undefined
              ? refusedChoice
              : t(`forms:problems.${state.problem}`)}
          </p>
        ) : null}
      </div>
    </>
  );
}
