import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { newKey } from "../../components/Order/order-key";
import { useI18n } from "../../i18n/I18nContext";
import type { Payment } from "./payment-status";

export interface RetryFormProps {
  readonly payment: Payment;
}

/** The same choices under a new key: another payment, in one click. */
export function RetryForm({ payment }: RetryFormProps) {
  const { t, language } = useI18n();
  const [idempotencyKey] = useState(newKey);
  const { kind, slug, dollars, frequency, method } = payment;
  const choices =
    kind === "purchase" ? { product: slug } : { campaign: slug, customAmount: dollars, frequency };
  const fields: Readonly<Record<string, string | undefined>> = {
    ...choices,
    method,
    language,
    idempotencyKey,
  };
  return (
    <form method="post" action={kind === "purchase" ? "/api/purchases" : "/api/donations"}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="give">
        {t("server:result.retry")}
      </Button>
    </form>
  );
}
