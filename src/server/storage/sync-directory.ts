import { open } from "node:fs/promises";

/** Per directory: the sync under way and, if someone came too late for it, the one after it. */
interface Syncs {
  current: Promise<void>;
  next?: Promise<void>;
}

const syncs = new Map<string, Syncs>();

/**
 * Puts a directory's entries on the disk. Calls that come while a sync is under way share the next
 * one: two hundred files written at once cost a few syncs and not two hundred.
 */
export function syncDirectory(directory: string): Promise<void> {
  const under = syncs.get(directory);
  if (!under) return startSync(directory);
  under.next ??= under.current.then(
    () => startSync(directory),
    () => startSync(directory),
  );
  return under.next;
}

function startSync(directory: string): Promise<void> {
  const state: Syncs = { current: syncNow(directory) };
  syncs.set(directory, state);
  const forget = () => {
    if (syncs.get(directory) === state && !state.next) syncs.delete(directory);
  };
  state.current.then(forget, forget);
  return state.current;
}

async function syncNow(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
