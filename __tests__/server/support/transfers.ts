import type { Fields } from "../../../src/domain/record";
import { createTransferProvider } from "../../../src/server/payments/providers/transfer/transfer-provider";
import { paymentReferences } from "../../../src/server/payments/store/find-payment";
import { readPayment, type StoredPayment } from "../../../src/server/payments/store/payments";
import type { Runtime } from "../../../src/server/runtime";
import { jsonPost } from "./requests";
import { handleDonation, handlePurchase } from "./routes";
import { testRuntime, type TestRuntimeOptions } from "./runtime";

/** A runtime that takes transfers, and nothing else. */
export function transferRuntime(options: TestRuntimeOptions = {}) {
  const runtime = testRuntime(options);
  const providers = [createTransferProvider(runtime.siteData.bankAccount)];
  return { ...runtime, providers };
}

let keys = 0;

/** A donation of 812.500 rupiah by transfer, under a key of its own. */
export function donationByTransfer(change: Fields = {}) {
  keys += 1;
  return {
    ...{ customAmount: "812500", currency: "IDR", language: "en", method: "transfer" },
    ...{ idempotencyKey: `3f0c9a52-${String(keys).padStart(12, "0")}`, ...change },
  };
}

/** Starts a transfer and returns what is stored of it. */
export async function startTransfer(runtime: Runtime, change: Fields = {}): Promise<StoredPayment> {
  const before = new Set(await paymentReferences(runtime.store));
  const handle = "product" in change ? handlePurchase : handleDonation;
  const answer = await handle(jsonPost(donationByTransfer(change)), runtime);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
  const [reference = ""] = (await paymentReferences(runtime.store)).filter((each) => !before.has(each));
  return storedPayment(runtime, reference);
}

/** What is stored of a payment. */
export async function storedPayment(runtime: Runtime, reference: string): Promise<StoredPayment> {
  const payment = await readPayment(runtime.store, reference);
  if (!payment) throw new Error(`There is no payment ${reference}.`);
  return payment;
}
