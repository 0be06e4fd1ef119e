import type { Payments } from "../../domain/contract/order-answers";
import type { Translate } from "../../i18n/keys";

/** What a button of an order says: that it is busy, that it is a trial where nothing is charged, or `action`. */
export function orderLabel(
  t: Translate,
  action: string,
  { payments, busy }: { readonly payments: Payments | undefined; readonly busy: boolean },
): string {
  if (busy) return t("forms:order.busy");
  return payments?.mode === "sample" ? t("forms:order.trial", { action }) : action;
}
