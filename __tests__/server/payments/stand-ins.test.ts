// The stand-ins answer as the providers document. What Stripe's says, the compiler holds against the types of
// Stripe's own package (`Described` in stripe-stand-in.ts); Midtrans' package has none.

import { eventOf, transactionStatus } from "../../../src/server/payments/providers/midtrans/midtrans-events";
import { listening } from "../support/listening";
import { documentedStatuses, midtransDocuments } from "../support/midtrans-documents";
import { midtransServerKey, midtransStandIn, midtransStatus, tokenOf } from "../support/midtrans-stand-in";

type Address = keyof typeof midtransDocuments;

test("Midtrans' stand-in answers as Midtrans documents, refusals, too", async () => {
  const midtrans = await midtransStandIn(listening);
  const authorization = `Basic ${Buffer.from(`${midtransServerKey}:`).toString("base64")}`;
  const order = JSON.stringify({ transaction_details: { order_id: "order", gross_amount: 812_500 } });
  const ask = async (address: Address, path: string, body?: string) => {
    const method = address === "status" ? "GET" : "POST";
    const response = await fetch(`${midtrans.url}${path}`, { method, headers: { authorization }, body });
    const answer: unknown = await response.json();
    const { error } = midtransDocuments[address].safeParse(answer);
    expect([path, answer, error?.message]).toEqual([path, answer, undefined]);
    return answer;
  };
  const page = "/snap/v1/transactions";
  const token = tokenOf("order");

  await ask("status", "/v2/order/status");
  expect(await ask("page", page, order)).toMatchObject({ token });
  expect(await ask("page", page, order)).toHaveProperty("error_messages");
  expect(await ask("cancelledPage", `${page}/${tokenOf("none")}/cancel`)).toHaveProperty("error_messages");
  midtrans.statuses.set("order", midtransStatus("order", "pending"));
  expect(await ask("cancelledPage", `${page}/${token}/cancel`)).toHaveProperty("error_messages");
  await ask("status", "/v2/order/status");
  expect(await ask("change", "/v2/order/cancel")).toMatchObject({ transaction_status: "cancel" });
  expect(await ask("change", "/v2/order/cancel")).toMatchObject({ status_code: "412" });
  expect(await ask("cancelledPage", `${page}/${token}/cancel`)).toHaveProperty("canceled_at");
  midtrans.statuses.set("order", midtransStatus("order", "settlement"));
  midtrans.deniesRefunds = true;
  expect(await ask("change", "/v2/order/refund")).toMatchObject({ status_code: "202" });
  midtrans.deniesRefunds = false;
  expect(await ask("change", "/v2/order/refund")).toMatchObject({ transaction_status: "refund" });
});

test.each(documentedStatuses)("the documented status %# is understood", (status, { kind, at, minor }) => {
  expect(midtransDocuments.status.safeParse(status).error?.message).toBeUndefined();
  // only our own orders become events
  const ours = { ...status, order_id: "0".repeat(26) };
  expect(eventOf(transactionStatus.parse(ours)).event).toMatchObject({
    kind,
    occurredAt: new Date(at),
    amount: { minor },
  });
});
