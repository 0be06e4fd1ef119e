import type { Runtime } from "../../../src/server/runtime";
import type { Store } from "../../../src/server/storage/store";

/** A store in which something else happens just before the first event is stored. */
export function interrupted(runtime: Runtime, other: () => Promise<unknown>): Runtime {
  let isFirst = true;
  const create: Store["create"] = async (key, schema, record) => {
    const isNow = isFirst && key.includes(":events:");
    if (isNow) isFirst = false;
    if (isNow) await other();
    return runtime.store.create(key, schema, record);
  };
  return { ...runtime, store: { ...runtime.store, create } };
}
