import { startOf } from "../../content-model/appearance";
import { dateInZone } from "../../domain/zone-time";
import { textsIn } from "../backend/read-content";
import type { DecapEntry } from "../decap-entry";
import { entryFiles } from "../files/entry-files";
import type { ReadNow } from "./others-changes";

/** Whether an entry is on the site as it is saved; of one that cannot be read, whether it was ever saved. */
export async function isOnSite(entry: DecapEntry, read: ReadNow): Promise<boolean> {
  if (entry.get("newRecord")) return false;
  const open = { collection: entry.get("collection"), slug: entry.get("slug") };
  const files = await read(entryFiles(open.collection, open.slug), open).catch(() => undefined);
  if (!files) return true;
  const texts = files.flatMap(({ path, text }) => (text === undefined ? [] : textsIn({ [path]: text })));
  return texts.some(({ data }) => startOf(data) <= dateInZone());
}
