import { isStillSo } from "../mail/is-still-so";
import { payerKinds } from "../mail/payer-words";
import { type Notice, noticeIds, readNotice } from "../payments/notices";
import { readPayer } from "../payments/store/payers";
import { readPayment } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import {
  deliveredSources,
  isOpen,
  isRefused,
  noticeSources,
  readDeliveryState,
  unsentSources,
} from "./delivery-state";

/** Whether the payer is to be told of a notice: it is still so, and an address is known. */
export async function concernsPayer(
  notice: Notice,
  { store }: Pick<StorageRuntime, "store">,
): Promise<boolean> {
  const { reference, kind } = notice;
  const payment = await readPayment(store, reference);
  return (
    payment !== undefined &&
    (await isStillSo(notice, payment, store)) &&
    payerKinds.some((each) => each === kind) &&
    (await readPayer(store, reference))?.email !== undefined
  );
}

/** Whether the payer of a payment has still to get an e-mail; never where no mail is sent. */
export async function isPayerAwaiting(
  reference: string,
  runtime: StorageRuntime & Pick<Runtime, "environment">,
): Promise<boolean> {
  const { store, environment } = runtime;
  if (!environment.SMTP_URL) return false;
  const [ids, delivered] = [await noticeIds(store), await deliveredSources(store)];
  const waiting = ids.map((id) => `${noticeSources}-${id}`).filter((source) => !delivered.has(source));
  return isSomeForPayer(reference, waiting, isOpen, runtime);
}

/** Whether the mail server has refused an e-mail to the payer of a payment for good, and what it says is still so. */
export async function isPayerRefused(reference: string, runtime: StorageRuntime): Promise<boolean> {
  return isSomeForPayer(reference, await unsentSources(runtime.store), isRefused, runtime);
}

/** Whether some of these sources has an e-mail in such a state, which the payer of a payment is to get. */
async function isSomeForPayer(
  reference: string,
  sources: readonly string[],
  isSuch: typeof isOpen,
  runtime: StorageRuntime,
): Promise<boolean> {
  const [start, prefix] = [`${noticeSources}-`, `${noticeSources}-${reference}-`];
  for (const source of sources.filter((each) => each.startsWith(prefix))) {
    const notice = await readNotice(runtime.store, source.slice(start.length));
    const { payer } = await readDeliveryState(runtime, source);
    if (notice && isSuch(payer) && (await concernsPayer(notice, runtime))) return true;
  }
  return false;
}
