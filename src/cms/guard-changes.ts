import type { Start } from "../content-model/appearance";
import { keepOnCopying } from "../patches/kept-on-copying";
import type { AdminWords } from "./admin-words";
import { guardBackend } from "./backend/guard-backend";
import { readContent } from "./backend/read-content";
import type { FileState } from "./backend/read-files";
import type { rememberSignedIn } from "./backend/signed-in";
import type { DecapCms, Phrases } from "./decap-cms";
import type { DecapEntry } from "./decap-entry";
import { entryFiles } from "./files/entry-files";
import { openFiles, openName } from "./files/open-form";
import type { SeenTexts } from "./files/seen-texts";
import { followFreshness } from "./freshness/follow-freshness";
import { historyCorner, offerUndo } from "./history/add-history";
import { filesNow } from "./history/follow-moves";
import { githubHistoryOf } from "./history/github-history";
import { localHistory } from "./history/local-history";
import { askInPlaceOfDecap } from "./interface/ask-in-place";
import { addressButton } from "./interface/change-address";
import { askBeforeCopying } from "./interface/copy-dialog";
import { aboutCopies, aboutDeletions, aboutFiles } from "./interface/decap-questions";
import { confirmDraftDeletion } from "./interface/delete-dialog";
import { entryUsesButton } from "./interface/entry-uses";
import { followGone, tellingGone } from "./interface/gone-entry";
import { keepRoomBelow } from "./interface/room-below";
import { savedStart } from "./live-status/saved-start";
import { hideLive } from "./live-status/show-live-status";
import { prepareUploads } from "./pictures/prepare-uploads";
import { pictureUsesButton } from "./pictures/show-picture-uses";
import { checkDeletions } from "./validation/check-before-delete";
import { checkBeforeSave } from "./validation/check-before-save";
import { checkBeforeWrite } from "./validation/check-before-write";
import { rememberCopy } from "./validation/copied-form";
import { isOnSite } from "./validation/on-site";
import { othersChanges, type ReadNow, rememberDeleted } from "./validation/others-changes";
import { noteOwnSaves } from "./validation/own-saves";
import { theirFields } from "./validation/their-fields";

/** What guarding the changes of editors needs of the area. */
interface Area {
  readonly CMS: DecapCms;
  readonly phrases: Phrases;
  readonly words: AdminWords;
  readonly usesDrafts: boolean;
  /** The address of the local proxy, where there is one. */
  readonly proxy: string | undefined;
  readonly backendName: string;
  /** Reads texts as they are stored. */
  readonly read: ReadNow;
  /** The texts that this page has read or written. */
  readonly seen: SeenTexts;
  /** Those that a form was opened with, a backup included. */
  readonly known: Pick<SeenTexts, "has">;
  readonly signedIn: ReturnType<typeof rememberSignedIn>;
  /** The entry in the open form. */
  readonly formEntry: () => unknown;
  /** An entry as it was loaded last; undefined if it was not. */
  readonly loaded: (entry: DecapEntry) => DecapEntry | undefined;
}

/**
 * Checks what editors save and delete, asks them where texts could be lost, and offers what was done to be undone.
 * Returns from when on what was saved last is on the site.
 */
export function guardChanges({
  CMS,
  phrases,
  words,
  usesDrafts,
  proxy,
  backendName,
  read,
  seen,
  known,
  signedIn,
  formEntry,
  loaded,
}: Area): () => Start {
  const backend = () => signedIn.now().backend;
  const deleted = new Set<string>();
  const stored = {
    content: async () => readContent(backend()),
    isLive: !usesDrafts,
    others: async (entry: DecapEntry) => othersChanges(entry, known, deleted, read),
    theirFields: (entry: DecapEntry, saved: readonly FileState[]) =>
      theirFields(entry, saved, words, loaded(entry)),
    // a history that fails keeps nobody from saving
    filesNow: async (entry: DecapEntry) =>
      filesNow(signedIn.now().history, entryFiles(entry.get("collection"), entry.get("slug"))).catch(
        () => undefined,
      ),
    isOnSite: async (entry: DecapEntry) => isOnSite(entry, read),
  };
  checkBeforeSave(CMS, stored);
  const freshness = followFreshness(signedIn.now, seen, usesDrafts);
  const corner = historyCorner(signedIn.now, words);
  const takesPlace = prepareUploads(
    backend,
    usesDrafts,
    () => (formEntry() as DecapEntry | undefined)?.toJS().mediaFiles ?? [],
  );
  corner.append(pictureUsesButton(signedIn.now, usesDrafts, takesPlace));
  const tellGone = tellingGone(signedIn.now, read);
  followGone(tellGone);
  corner.prepend(
    addressButton(signedIn.now, usesDrafts, tellGone),
    entryUsesButton(signedIn.now, usesDrafts),
  );
  const deletions = checkDeletions();
  let start: Start = "";
  guardBackend(CMS, backendName, (made) => {
    signedIn.remember({ backend: made, history: proxy ? localHistory(proxy) : githubHistoryOf(made) });
    document.body.append(corner);
    keepRoomBelow(corner);
    void freshness.look();
    return {
      beforeWrite: async (...asked) => {
        const files = await checkBeforeWrite(...asked);
        noteOwnSaves(files.map(({ raw }) => raw));
        return files;
      },
      beforeDelete: deletions.beforeDelete,
      afterChange: (change) => {
        offerUndo(made, change);
        hideLive();
        rememberDeleted(deleted, change);
        freshness.tell(change);
        start = savedStart(change);
      },
    };
  });
  askInPlaceOfDecap(phrases, [
    aboutDeletions(phrases, async ({ what, isUnsaved }) => {
      if (what === "draft") return confirmDraftDeletion(openName(), isUnsaved);
      // it may be deleted already, and only the answer got lost
      return !(await tellGone()) && deletions.agree(openFiles(), backend(), { what, isUnsaved });
    }),
    aboutCopies(phrases, {
      ask: (from, into) => askBeforeCopying(formEntry() as DecapEntry, from, into),
      begin: (from) => {
        keepOnCopying();
        rememberCopy(from);
      },
    }),
    aboutFiles(phrases, { ...deletions, takesPlace }),
  ]);
  return () => start;
}
