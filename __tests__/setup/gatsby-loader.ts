/** Gatsby's links prefetch through this global, which only Gatsby's own runtime sets. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});
