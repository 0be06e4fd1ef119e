/** Keeps values as JSON in a storage of the browser. Keeps nothing if that storage is blocked. */
export function webStorage(storage: () => Storage) {
  return {
    /** Returns whether the value is kept. */
    keep: (key: string, value: object): boolean =>
      attempt(() => {
        storage().setItem(key, JSON.stringify(value));
        return true;
      }) ?? false,
    /** The value stored under a key, or undefined. Not validated, since only this site's pages write there. */
    kept: (key: string): unknown =>
      attempt(() => JSON.parse(storage().getItem(key) ?? "null") as unknown) ?? undefined,
    drop: (key: string): void => {
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
