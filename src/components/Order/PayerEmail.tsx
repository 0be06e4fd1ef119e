import { css } from "@emotion/react";
import type { Payments } from "../../domain/contract/order-answers";
import type { OrderKind } from "../../domain/payment";
import { useI18n } from "../../i18n/I18nContext";
import { payerEmailHint } from "../../i18n/payer-email-hint";
import { Field } from "../Field/Field";
import { keepPayer, keptPayer } from "./gift-draft";
import type { OrderState } from "./useOrder";

const place = css`
  margin-top: 1.25rem;
`;

export interface PayerEmailProps {
  readonly kind: OrderKind;
  readonly payments: Payments | undefined;
  readonly state: OrderState;
}

/**
 * An optional field for the payer's e-mail address, where the site sends e-mails; kept in this tab. Without
 * scripts, the next page has it.
 */
export function PayerEmail({ kind, payments, state }: PayerEmailProps) {
  const { t } = useI18n();
  if (payments?.mode !== "live" || !payments.mails) return null;
  const isWrong = state.status === "refused" && state.fields.email !== undefined;
  return (
    <div css={place} onInput={({ target }) => keepPayer((target as HTMLInputElement).value)}>
      <Field
        name="email"
        label={t("forms:inquiry.email")}
        inputMode="email"
        autoComplete="email"
        defaultValue={keptPayer()}
        hint={payerEmailHint(t, kind, payments.methods)}
        error={isWrong ? t("forms:errors.email.invalid") : undefined}
      />
    </div>
  );
}
