import type { Payment } from "../../../../domain/contract/payment-answers";
import { transfers } from "../../../../domain/transfer";
import type { Runtime } from "../../../runtime";
import type { PaymentIntent } from "../../store/payment-records";

/** Our account, with its QRIS picture for sums that can be paid that way. */
export function accountFor(
  { charge }: PaymentIntent,
  { siteData }: Pick<Runtime, "siteData">,
): Payment["account"] {
  const { bankAccount } = siteData;
  if (!bankAccount) return undefined;
  return charge.minor > transfers.largestQris ? { ...bankAccount, qris: undefined } : bankAccount;
}
