/** One step out of several, for an API of Gatsby that takes a single function. */
export function inOrder<Args extends unknown[]>(...steps: readonly ((...args: Args) => unknown)[]) {
  return async (...args: Args): Promise<void> => {
    for (const step of steps) await step(...args);
  };
}
