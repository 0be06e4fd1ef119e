import { type Money, toMoney } from "./money";

/** What a payment provider keeps of a payment: a share of it, and a sum for each payment. */
export interface FeeRate {
  /** Share of the whole charge, in percent: 2.9 is 2.9%. */
  readonly percent: number;
  /** In dollars or rupiah, the charge's currency, not in cents: 0.3 is 30 cents. */
  readonly fixed: number;
}

/**
 * What has to be added to a charge so that the charge is left when the provider has taken its fee: in the
 * charge's currency, rounded up to its smallest unit (a cent, a rupiah).
 */
export function feeFor({ currency, minor }: Money, { percent, fixed }: FeeRate): Money {
  const whole = (minor + toMoney(currency, fixed).minor) / (1 - percent / 100);
  // a rounding error of the division must not add a cent
  return { currency, minor: Math.ceil(Number(whole.toFixed(6))) - minor };
}

/** A charge together with its fee. */
export function withFee(charge: Money, fee: Money | undefined): Money {
  return { ...charge, minor: charge.minor + (fee?.minor ?? 0) };
}
