import { type Money, toMoney } from "./money";

/** What a payment provider keeps of a payment: a share in percent, and a sum in its currency. */
export interface FeeRate {
  readonly percent: number;
  readonly fixed: number;
}

/** What has to be added to a charge so that the charge is left when the provider has taken its fee. */
export function feeFor({ currency, minor }: Money, { percent, fixed }: FeeRate): Money {
  const whole = (minor + toMoney(currency, fixed).minor) / (1 - percent / 100);
  // a rounding error of the division must not add a cent
  return { currency, minor: Math.ceil(Number(whole.toFixed(6))) - minor };
}

/** A charge together with its fee. */
export function withFee(charge: Money, fee: Money | undefined): Money {
  return { ...charge, minor: charge.minor + (fee?.minor ?? 0) };
}
