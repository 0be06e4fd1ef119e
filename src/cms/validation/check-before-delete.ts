import type { DecapBackend } from "../backend/decap-backend";
import type { Sources } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import type { Deleted } from "../interface/delete-dialog";
import { deleteTexts } from "../interface/delete-texts";
import { decideDeletion, type Asked } from "./decide-deletion";
import { ToldRefusal } from "./refusal";

interface DeletionChecks {
  /** Asks before Decap begins to delete what is open in a form. Resolves with whether it is to. */
  readonly agree: (
    paths: readonly string[],
    backend: DecapBackend,
    asked: Pick<Asked, "what" | "isUnsaved">,
  ) => Promise<boolean>;
  /** Has the next deletion, of a picture or file, be asked about when it begins, whatever refers to it. */
  readonly askLater: () => void;
  /** Has the next deletion of a file of this name be none: Decap deletes it before a new one takes its place. */
  readonly replace: (name: string) => void;
  /** Like {@link checkBeforeDelete}, without asking again; undefined if the files stay until they are replaced. */
  readonly beforeDelete: (paths: readonly string[], backend: DecapBackend) => Promise<Sources | undefined>;
}

/** The checks of deletions: in a form before they begin, otherwise when Decap's backend is to delete. */
export function checkDeletions(): DeletionChecks {
  const agreed = new Map<string, Sources>();
  const keyOf = (paths: readonly string[]) => paths.toSorted().join();
  let isAskedLater = false;
  let replaced: string | undefined;
  return {
    agree: async (paths, backend, asked) => {
      const { others } = await decideDeletion(paths, backend, { ...asked, isAsked: true });
      if (others) agreed.set(keyOf(paths), others);
      return others !== undefined;
    },
    askLater: () => {
      isAskedLater = true;
      replaced = undefined;
    },
    replace: (name) => {
      replaced = name;
    },
    beforeDelete: async (paths, backend) => {
      const isReplaced = replaced !== undefined && keyOf(paths).endsWith(`/${replaced}`);
      replaced = undefined;
      if (isReplaced) return undefined;
      const others = agreed.get(keyOf(paths));
      const what = isAskedLater ? "media" : undefined;
      agreed.clear();
      isAskedLater = false;
      return others ?? (await checkBeforeDelete(paths, backend, what));
    },
  };
}

/**
 * Refuses to delete an entry, a picture or a file that other content refers to, or an entry whose page the
 * site itself links to, unless the editor has the references taken out or led to another entry. Asks where the address
 * of a public page shall lead.
 *
 * @param what asked about even if nothing refers to it
 * @throws Refusal after showing the editor what refers to it
 */
export async function checkBeforeDelete(
  paths: readonly string[],
  backend: DecapBackend,
  what?: Deleted,
): Promise<Sources> {
  const asked = { what: what ?? "entry", isAsked: what !== undefined, isUnsaved: false };
  const { others, referring } = await decideDeletion(paths, backend, asked);
  if (others) return others;
  const { refused, kept } = deleteTexts[adminLanguage()];
  throw new ToldRefusal(referring.length > 0 ? refused(referring) : kept);
}
