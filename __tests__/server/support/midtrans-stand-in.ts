import { createHash } from "node:crypto";
import { bodyOf, type StartServer } from "./loopback-server";

export const midtransServerKey = "SB-Mid-server-standin";

type Transaction = Record<string, unknown>;

export interface MidtransStandIn {
  readonly url: string;
  /** Request bodies of the transactions that were created. */
  readonly opened: Transaction[];
  /** Status responses of transactions, by order id. */
  readonly statuses: Map<string, Transaction>;
  /** Origin of the payment pages. */
  pagesAt: string;
  trouble: "none" | "silent" | "error" | "malformed" | "lost answer" | "refused";
  /** Tokens of pages that were cancelled. */
  readonly cancelledPages: Set<string>;
  /** Whether this account may not cancel pages. */
  keepsPages: boolean;
  /** Whether the bank denies refunds that Midtrans accepts. */
  deniesRefunds: boolean;
}

/** A stand-in for Midtrans' Snap and status API: https://docs.midtrans.com/reference/api-overview */
export async function midtransStandIn(start: StartServer): Promise<MidtransStandIn> {
  const opened: Transaction[] = [];
  const statuses = new Map<string, Transaction>();
  const known = new Set<string>();
  const standIn = {
    ...{ opened, statuses, pagesAt: "https://app.sandbox.midtrans.com" },
    trouble: "none" as MidtransStandIn["trouble"],
    ...{ cancelledPages: new Set<string>(), keepsPages: false as boolean, deniesRefunds: false as boolean },
  };
  const statusOf = (id: string) =>
    statuses.get(id) ?? [...statuses.values()].find(({ transaction_id }) => transaction_id === id);
  const url = await start((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const answer = (status: number, value: unknown) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      const credentials = Buffer.from(`${midtransServerKey}:`).toString("base64");
      if (request.headers.authorization !== `Basic ${credentials}`)
        return answer(401, { error_messages: ["Access denied"] });
      if (standIn.trouble === "silent") return undefined;
      if (standIn.trouble === "error") return answer(500, { error_messages: ["secret detail"] });
      if (standIn.trouble === "refused") return answer(400, { error_messages: ["item_details is invalid"] });
      if (standIn.trouble === "malformed") return answer(200, { surprise: true });
      if (request.method === "GET") {
        const status = statusOf((request.url ?? "").split("/")[2] ?? "");
        return status
          ? answer(200, status)
          : answer(404, { status_code: "404", status_message: "Transaction doesn't exist." });
      }
      const token = /^\/snap\/v1\/transactions\/(.+)\/cancel$/.exec(request.url ?? "")?.[1];
      if (token) {
        const refuse = (words: string) => answer(400, { error_messages: [words] });
        if (standIn.keepsPages) return answer(404, { error_messages: ["no such route"] });
        if (standIn.cancelledPages.has(token)) return refuse("token already canceled");
        if (!known.has(token.replace(tokenOf(""), ""))) return refuse("token not found");
        if (statusOf(token.replace(tokenOf(""), ""))?.transaction_status === "pending")
          return refuse("Transaction is on progress");
        standIn.cancelledPages.add(token);
        return answer(200, { canceled_at: "2026-01-15T08:01:00.000Z" });
      }
      const [, , changedId = "", change] = (request.url ?? "").split("/");
      if (change === "cancel" || change === "refund") {
        const status = statusOf(changedId);
        const [from, to] = change === "cancel" ? ["pending", "cancel"] : ["settlement", "refund"];
        if (!status) return answer(200, { status_code: "404", status_message: "Transaction doesn't exist." });
        if (status.transaction_status !== from || String(status.payment_type).endsWith("_va"))
          return answer(200, { status_code: "412", status_message: "Merchant cannot modify the status" });
        if (change === "refund" && standIn.deniesRefunds)
          return answer(200, {
            ...{ ...status, status_code: "202", status_message: "Refund denied by the bank" },
            refund_amount: "0.00",
          });
        return answer(200, Object.assign(status, { transaction_status: to, status_code: "200" }));
      }
      const transaction = JSON.parse(body) as Transaction & { transaction_details: { order_id: string } };
      const orderId = transaction.transaction_details.order_id;
      if (known.has(orderId))
        return answer(400, { error_messages: ["transaction_details.order_id sudah digunakan"] });
      known.add(orderId);
      if (standIn.trouble === "lost answer") return response.destroy();
      opened.push(transaction);
      return answer(201, {
        token: tokenOf(orderId),
        redirect_url: `${standIn.pagesAt}/snap/v4/redirection/${tokenOf(orderId)}`,
      });
    })();
  });
  return Object.assign(standIn, { url });
}

/** The token of an order's page. */
export function tokenOf(orderId: string): string {
  return `token-${orderId}`;
}

/** Midtrans' status response for a transaction; times are in the time zone of Jakarta. */
export function midtransStatus(orderId: string, status: string, change: Transaction = {}): Transaction {
  return {
    order_id: orderId,
    transaction_id: "9aed5972-5b6a-401e-894b-a32c91ed1a3a",
    transaction_status: status,
    status_code: status === "pending" ? "201" : "200",
    gross_amount: "812500.00",
    currency: "IDR",
    payment_type: "qris",
    transaction_time: "2026-01-15 15:01:00",
    ...change,
  };
}

/** The signed webhook notification about a transaction. */
export function midtransNotification(status: Transaction, serverKey = midtransServerKey): string {
  const { order_id, status_code, gross_amount } = status;
  const signed = `${String(order_id)}${String(status_code)}${String(gross_amount)}${serverKey}`;
  return JSON.stringify({ ...status, signature_key: createHash("sha512").update(signed).digest("hex") });
}
