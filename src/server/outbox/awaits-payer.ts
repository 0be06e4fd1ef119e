import { isStillSo } from "../mail/is-still-so";
import { payerKinds } from "../mail/payer-words";
import { type Notice, noticeIds, readNotice } from "../payments/notices";
import { readPayer } from "../payments/store/payers";
import { readPayment } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { deliveredSources, isOpen, noticeSources, readDeliveryState } from "./delivery-state";

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
  const delivered = await deliveredSources(store);
  for (const id of await noticeIds(store)) {
    const source = `${noticeSources}-${id}`;
    if (!id.startsWith(`${reference}-`) || delivered.has(source)) continue;
    const notice = await readNotice(store, id);
    const isUnsent = isOpen((await readDeliveryState(runtime, source)).payer);
    if (notice && isUnsent && (await concernsPayer(notice, runtime))) return true;
  }
  return false;
}
