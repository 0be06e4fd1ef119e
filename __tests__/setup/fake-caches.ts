/** A stand-in for the browser's caches, which Jest's environments lack: it knows addresses, not headers. */
class FakeCache {
  private readonly kept = new Map<string, Response>();

  readonly put = (address: string, response: Response) => {
    this.kept.delete(absolute(address));
    this.kept.set(absolute(address), response);
    return Promise.resolve();
  };
  readonly match = (key: string | { readonly url: string }) =>
    Promise.resolve(this.kept.get(absolute(addressOf(key)))?.clone());
  readonly delete = (key: string | { readonly url: string }) =>
    Promise.resolve(this.kept.delete(absolute(addressOf(key))));
  readonly keys = () => Promise.resolve([...this.kept.keys()].map((url) => ({ url })));
}

const origin = "http://localhost";

function absolute(address: string): string {
  return new URL(address, origin).href;
}

function addressOf(key: string | { readonly url: string }): string {
  return typeof key === "string" ? key : key.url;
}

/** Puts empty caches into the global scope. */
export function putFakeCaches() {
  const all = new Map<string, FakeCache>();
  const caches = {
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open: (name: string) => {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return Promise.resolve(cache);
    },
    match: async (key: string, { cacheName }: { readonly cacheName?: string } = {}) => {
      for (const [name, cache] of all) {
        const found = cacheName && cacheName !== name ? undefined : await cache.match(key);
        if (found) return found;
      }
      return undefined;
    },
  };
  Object.defineProperty(globalThis, "caches", { value: caches, configurable: true });
  return caches;
}
