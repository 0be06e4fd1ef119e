/** Stores a value until this tab is closed. Does nothing if storage is blocked. */
export function keepInTab(key: string, value: object): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

/** The value stored under a key, or undefined. Not validated, since only this site's pages write there. */
export function keptInTab(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown) ?? undefined;
}

/** Deletes the value stored under a key. */
export function dropFromTab(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
