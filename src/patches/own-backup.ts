/**
 * The places of the backups of new entries behind Decap's key for all those of a collection: this page has one of its own,
 * `/<id>`, so that no other tab overwrites it; "" is that of a backup made before there were several.
 */
export interface OwnBackup {
  /** The place of what is written in this page. */
  readonly place: () => string;
  /** Of kept backups by their places, newest first, the one to offer: the first that no other tab writes. */
  readonly offer: <Kept>(kept: ReadonlyMap<string, Kept>) => Promise<Kept | undefined>;
  /** Makes the place of what was offered that of this page; otherwise it is left as it is. */
  readonly settle: (isTaken: boolean) => void;
}

/** Makes the place of this page's new entry, and holds it until the page is gone. */
export function ownBackup(): OwnBackup {
  // only a secure page has them
  const { locks } = navigator as { readonly locks?: LockManager };
  let place = "";
  let offered = "";
  let leave: (() => void) | undefined;
  const hold = (held: string) => {
    leave?.();
    place = held;
    const isLeft = new Promise<void>((resolve) => (leave = resolve));
    void locks?.request(lockOf(place), () => isLeft);
  };
  const fresh = () => `/${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  hold(fresh());
  return {
    place: () => place,
    offer: async (kept) => {
      const held = (await locks?.query())?.held?.map(({ name }) => name) ?? [];
      const isFree = (at: string) => at === place || !held.includes(lockOf(at));
      offered = [...kept.keys()].find(isFree) ?? place;
      return kept.get(offered);
    },
    settle: (isTaken) => hold(isTaken ? offered : fresh()),
  };
}

const lockOf = (place: string) => `backup${place}`;
