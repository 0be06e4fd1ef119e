import type { DecapBackend } from "./decap-backend";
import type { Sources } from "./read-content";
import { areAs, readFiles, type FileState } from "./read-files";
import type { FormerFile } from "./replaced-media";

/** What a save changes: texts, and the pictures and files that it takes the place of. */
interface Saved {
  readonly before: readonly FileState[];
  /** The texts that it writes, by path. */
  readonly after: Sources;
  readonly media?: readonly FormerFile[];
}

/** Runs a save. Resolves with what has changed since the editor last heard that something was saved. */
export type RunSave = <Change extends Saved>(change: Change, save: () => Promise<unknown>) => Promise<Change>;

/**
 * Remembers saves that failed: the server may have made one all the same, if only its answer was lost. The next save of
 * such a text then changes what both have changed.
 */
export function followLostSaves(backend: Pick<DecapBackend, "getEntry">): RunSave {
  let failed: readonly Saved[] = [];
  return async (change, save) => {
    const isOfSameText = ({ after }: Saved) => Object.keys(after).some((path) => path in change.after);
    let whole = change;
    for (const former of failed.filter(isOfSameText))
      if (await isMade(former, backend)) whole = joined(former, change);
    try {
      await save();
    } catch (error) {
      failed = [...failed, whole];
      throw error;
    }
    failed = failed.filter((former) => !isOfSameText(former));
    return whole;
  };
}

async function isMade({ after }: Saved, backend: Pick<DecapBackend, "getEntry">): Promise<boolean> {
  return areAs(await readFiles(backend, Object.keys(after)), after);
}

/** Two changes as one; where both replaced a file, it is the former one that was there before. */
function joined<Change extends Saved>(former: Saved, change: Change): Change {
  const texts = change.before.filter(({ path }) => !(path in former.after));
  const media = new Map(change.media?.map((file) => [file.path, file]));
  for (const file of former.media ?? [])
    media.set(file.path, { ...file, successor: media.get(file.path)?.successor ?? file.successor });
  return {
    ...change,
    before: [...former.before, ...texts],
    after: { ...former.after, ...change.after },
    ...(media.size > 0 && { media: [...media.values()] }),
  };
}
