/** Keeps a value until this tab is closed. Does nothing where storage is refused. */
export function keepInTab(key: string, value: object): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

/** What was kept under a key, if anything. Not checked: only this site's pages write there. */
export function keptInTab(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown) ?? undefined;
}

/** Forgets what was kept under a key. */
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
