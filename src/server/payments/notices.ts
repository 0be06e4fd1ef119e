import { z } from "zod";
import type { Store } from "../storage/store";

const notice = z.object({
  kind: z.enum(["paid", "refunded", "renewed", "mismatch"]),
  reference: z.string(),
  createdAt: z.iso.datetime(),
});

/** Something about a payment that the team is told by mail. */
export type Notice = z.output<typeof notice>;

/** Kinds of events that the team is told of, each once. */
export const noticeKinds = notice.shape.kind.options;

export function addNotice(store: Store, id: string, record: Notice): Promise<boolean> {
  return store.create(`notices:${id}`, record);
}

export function noticeIds(store: Store): Promise<readonly string[]> {
  return store.names("notices");
}

export function readNotice(store: Store, id: string): Promise<Notice | undefined> {
  return store.read(`notices:${id}`, notice);
}
