/** Gatsby's links prefetch through this global, which normally Gatsby's runtime sets. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});
