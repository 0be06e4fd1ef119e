import { useEffect, useState } from "react";
import { apiPath } from "../../domain/api-path";
import type { Payments } from "../../domain/contract/order-answers";
import { holdUnderPointer } from "./hold-under-pointer";

/**
 * How this site takes payments; undefined until the server has answered.
 *
 * @param product slug of a resource: then ways to buy are left out while it cannot be delivered
 */
export function usePaymentMethods(product?: string): Payments | undefined {
  const [payments, setPayments] = useState<Payments>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchPayments(product, leaving.signal).then(
      (answer) => holdUnderPointer(() => setPayments(answer)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [product]);
  return payments;
}

async function fetchPayments(
  product: string | undefined,
  signal: AbortSignal,
): Promise<Payments | undefined> {
  const query = product === undefined ? "" : `?product=${product}`;
  const response = await fetch(apiPath("payments/methods") + query, { signal });
  const answer = (await response.json()) as Payments | { readonly mode?: never };
  return answer.mode ? answer : undefined;
}
