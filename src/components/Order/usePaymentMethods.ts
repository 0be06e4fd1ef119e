import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Payments } from "../../domain/contract/answers";

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

/** Scrolls by as much as a change moves what the pointer is on, so that a click does not miss it. */
function holdUnderPointer(change: () => void): void {
  const held = [...document.querySelectorAll(":hover")].at(-1);
  const top = () => held?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = held?.isConnected ? top() - before : 0;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
}

async function fetchPayments(
  product: string | undefined,
  signal: AbortSignal,
): Promise<Payments | undefined> {
  const query = product === undefined ? "" : `?product=${product}`;
  const response = await fetch(`/api/payments/methods${query}`, { signal });
  const answer = (await response.json()) as Payments | { readonly mode?: never };
  return answer.mode ? answer : undefined;
}
