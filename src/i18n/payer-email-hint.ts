import type { OrderKind, ProviderId } from "../domain/payment";
import type { TranslationKey } from "./keys";

type HintKey = Extract<TranslationKey, `forms:order.email${string}`>;

/** What a payer's e-mail address is for, and who gets it: of all providers, only Stripe is given it. */
export function payerEmailHint(
  t: (key: HintKey) => string,
  kind: OrderKind,
  methods: readonly { readonly id: ProviderId }[],
): string {
  const isShared = methods.some(({ id }) => id === "stripe");
  return [
    t("forms:order.emailHint"),
    ...(kind === "purchase" ? [t("forms:order.emailGoods")] : []),
    ...(kind === "purchase" && methods.some(({ id }) => id === "transfer")
      ? [t("forms:order.emailTransfer")]
      : []),
    ...(isShared ? [t("forms:order.emailShared")] : []),
  ].join(" ");
}
