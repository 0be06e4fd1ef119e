/** A lock within this process: work under the same key runs one at a time, in the order of the calls. */
export interface KeyedLock {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createKeyedLock(): KeyedLock {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async run(key, work) {
      const before = tails.get(key) ?? Promise.resolve();
      const mine = before.then(work, work);
      tails.set(key, mine);
      try {
        return await mine;
      } finally {
        if (tails.get(key) === mine) tails.delete(key);
      }
    },
  };
}
