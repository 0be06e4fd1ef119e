import type { DecapBackend } from "./decap-backend";
import { plainly } from "./server-words";

/** What Decap asks a backend for and shows the errors of. */
const shown = [
  ...["authenticate", "persistEntry", "persistMedia", "deleteFiles", "getEntry", "getMedia"],
  ...["entriesByFolder", "allEntriesByFolder", "entriesByFiles", "unpublishedEntries", "unpublishedEntry"],
  ...["publishUnpublishedEntry", "updateUnpublishedEntryStatus", "deleteUnpublishedEntry", "moveFiles"],
  ...["replacePicture", "takeBack"],
];

/** The methods with errors that an editor understands: Decap shows their text. */
export function saidPlainly(backend: DecapBackend): Partial<DecapBackend> {
  const plain = shown.flatMap((name) => {
    const work = Reflect.get(backend, name) as
      ((...args: readonly unknown[]) => Promise<unknown>) | undefined;
    return work ? [[name, (...args: readonly unknown[]) => plainly(work.call(backend, ...args))]] : [];
  });
  return Object.fromEntries(plain) as Partial<DecapBackend>;
}
