/** Keeps values as JSON in a storage of the browser. Does nothing if that storage is blocked. */
export function webStorage(storage: () => Storage) {
  return {
    keep: (key: string, value: object): void => {
      attempt(() => storage().setItem(key, JSON.stringify(value)));
    },
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
