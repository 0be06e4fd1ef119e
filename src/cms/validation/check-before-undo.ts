import type { DecapBackend } from "../backend/decap-backend";
import { entryOf, textsIn, type Sources } from "../backend/read-content";
import { adminLanguage } from "../interface/admin-language";
import { deleteTexts } from "../interface/delete-texts";
import { decideDeletion } from "./decide-deletion";
import { ToldRefusal } from "./refusal";

/**
 * Asks once before a change is undone that made an entry and changed other texts. Resolves with the texts to write when it
 * goes.
 *
 * @param created paths of the files that go
 * @param former the texts that become what they were, by path
 * @throws ToldRefusal if the editor does not want that
 */
export async function checkBeforeUndo(
  created: readonly string[],
  former: Sources,
  backend: DecapBackend,
): Promise<Sources> {
  // an entry that only loses a language stays where it was
  if (created.every((path) => Object.keys(former).some((other) => entryOf(other) === entryOf(path))))
    return former;
  const asked = { what: "undoing", isAsked: true, isUnsaved: false, former: textsIn(former) } as const;
  const { others } = await decideDeletion(created, backend, asked);
  if (!others) throw new ToldRefusal(deleteTexts[adminLanguage()].undoKept);
  return { ...former, ...others };
}
