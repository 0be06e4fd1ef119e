import { momentRecord } from "../storage/moment-record";
import type { StorageRuntime } from "../storage/quarantine";

/** How often one payment may fetch one file: enough for every device of a reader, too few for a public link. */
export const downloadsPerFile = 20;

/**
 * Counts a download of a file by a payment. Each is a record of its own, so that two at once cannot take the
 * same place. Returns false, and counts nothing, if there were too many.
 */
export async function countDownload(
  { store, now }: Pick<StorageRuntime, "store" | "now">,
  reference: string,
  file: string,
): Promise<boolean> {
  const folder = `downloads:${reference}:${file}`;
  const earlier = (await store.names(folder)).length;
  for (let place = earlier + 1; place <= downloadsPerFile; place++) {
    if (await store.create(`${folder}:${place}`, momentRecord, { at: now().toISOString() })) return true;
  }
  return false;
}
