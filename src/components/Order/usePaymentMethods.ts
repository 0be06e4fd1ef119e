import { useEffect, useState } from "react";
import type { Payments } from "../../domain/contract/answers";

/** How this site takes payments; undefined until the server has answered. */
export function usePaymentMethods(): Payments | undefined {
  const [payments, setPayments] = useState<Payments>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchPayments(leaving.signal).then(setPayments, () => undefined);
    return () => leaving.abort();
  }, []);
  return payments;
}

async function fetchPayments(signal: AbortSignal): Promise<Payments | undefined> {
  const response = await fetch("/api/payments/methods", { signal });
  const answer = (await response.json()) as Payments | { readonly mode?: never };
  return answer.mode ? answer : undefined;
}
