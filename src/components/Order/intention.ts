import { day } from "../../domain/durations";
import { newKey } from "../new-key";
import { webStorage } from "../web-storage";

/** All tabs of the browser share what is kept here. */
const { keep, kept, drop } = webStorage(() => localStorage);

interface KeptIntention {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/**
 * Intentions in memory, only for browsers that block storage: a page that Back restores from memory would not
 * learn that its intention was done in the meantime.
 */
const known = new Map<string, KeptIntention>();

const storageKey = (slug: string) => `intention:${slug}`;

/**
 * The key of what a visitor wants to do once: to give to a campaign, or to buy a product. It stays the same in
 * all tabs, through other amounts and methods, until it is done or a day has passed. The server lets one
 * payment of it be paid.
 */
export function intentionKey(slug: string): string {
  const found = (kept(storageKey(slug)) as KeptIntention | undefined) ?? known.get(slug);
  if (found && Date.now() - found.since < day) return found.key;
  const fresh = { key: newKey(), since: Date.now() };
  if (!keep(storageKey(slug), fresh)) known.set(slug, fresh);
  return fresh.key;
}

/** Forgets an intention that is done, so that the visitor may give or buy again. */
export function forgetIntention(slug: string): void {
  known.delete(slug);
  drop(storageKey(slug));
}
