import { webStorage } from "../web-storage";

const { keep, kept, drop } = webStorage(() => localStorage);

const storageKey = (slug: string) => `transfer:${slug}`;

/** Keeps the transfer, of those to a campaign or for a product, that was begun last: `url` is its page's. */
export function keepTransfer(slug: string, url: string): void {
  keep(storageKey(slug), { reference: new URL(url).searchParams.get("ref") });
}

/** The reference of the transfer that was kept. */
export function keptTransfer(slug: string): string | undefined {
  return (kept(storageKey(slug)) as { readonly reference: string } | undefined)?.reference;
}

/** Forgets a transfer of which nothing is to be said any more. */
export function dropTransfer(slug: string): void {
  drop(storageKey(slug));
}
