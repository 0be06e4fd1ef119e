import { useState } from "react";
import { outOfBounds, toBounds } from "../../domain/bounds";
import type { PaymentMethod, Payments } from "../../domain/contract/order-answers";
import { feeFor, withFee } from "../../domain/fee";
import { convert, type Money } from "../../domain/money";
import { keepWay, type KeptWay, keptWay } from "./gift-draft";
import { methodsFor, type OrderType } from "./methods-for";

/** A way to pay an order, and what is charged that way. */
export interface WayToPay {
  readonly method: PaymentMethod;
  /** In the method's currency, without a fee. */
  readonly sum: Money;
  readonly isConverted: boolean;
  /** The fee, if the donor covers it and the method has one. */
  readonly fee: Money | undefined;
  /** The sum with the fee. */
  readonly charge: Money;
}

/** The ways to pay an order, and the choice among them. */
export interface WaysToPay {
  readonly ways: readonly WayToPay[];
  /** The chosen one, or the first; undefined if there is none. */
  readonly current: WayToPay | undefined;
  readonly coversFee: boolean;
  readonly choose: (id: string) => void;
  readonly setCoversFee: (covers: boolean) => void;
}

export interface OrderSum extends OrderType {
  /** Of the campaign or product: the choice is kept for it. */
  readonly slug: string;
  readonly payments: Payments | undefined;
  /** The chosen amount; undefined while it cannot be read. */
  readonly amount: Money | undefined;
  /** Of a purchase, the prices of the content: in their currencies nothing is converted. */
  readonly prices?: readonly Money[];
}

/**
 * The available ways to pay an order, those in its own currency first. None without an amount, in sample mode, while
 * the methods are unknown, or if none takes the order.
 */
export function useWaysToPay({ slug, ...order }: OrderSum): WaysToPay {
  // shown only once the server has answered, so that what is kept cannot differ from what was prerendered
  const [way, setWay] = useState(() => keptWay(slug));
  const { method: chosen, coversFee = false } = way;
  const change = (part: KeptWay) => {
    const next = { ...way, ...part };
    setWay(next);
    keepWay(slug, next);
  };
  const ways = waysToPay(order, coversFee);
  return {
    ways,
    current: ways.find(({ method }) => method.id === chosen) ?? ways[0],
    coversFee,
    choose: (method) => change({ method }),
    setCoversFee: (covers) => change({ coversFee: covers }),
  };
}

function waysToPay(
  { payments, amount, prices = [], ...order }: Omit<OrderSum, "slug">,
  coversFee: boolean,
): readonly WayToPay[] {
  if (payments?.mode !== "live" || !amount) return [];
  const { rupiahRate: rate } = payments;
  const isOther = ({ sum }: WayToPay) => Number(sum.currency !== amount.currency);
  return methodsFor(order, payments)
    .flatMap((method) => {
      const { currency } = method;
      const price = prices.find((each) => each.currency === currency);
      const isConverted = currency !== amount.currency && !price;
      if (rate === null && isConverted) return [];
      const sum = price ?? (rate ? convert(amount, currency, rate.perDollar) : amount);
      if (outOfBounds(sum, toBounds(currency, method))) return [];
      const fee = coversFee && method.fee ? feeFor(sum, method.fee) : undefined;
      return [{ method, sum, isConverted, fee, charge: withFee(sum, fee) }];
    })
    .sort((one, other) => isOther(one) - isOther(other));
}
