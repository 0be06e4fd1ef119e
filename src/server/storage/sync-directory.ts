import { open } from "node:fs/promises";

/** The syncs of one directory: the one in progress and, for calls made meanwhile, the next one. */
interface Syncs {
  current: Promise<void>;
  next?: Promise<void>;
}

const syncs = new Map<string, Syncs>();

/**
 * Syncs a directory's entries to the disk (`fsync`). Calls made during a sync share the next one, so two
 * hundred files written at once cost only a few syncs.
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
