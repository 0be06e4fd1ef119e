import { never, type Start } from "../../content-model/appearance";
import type { ContentText } from "../../content-model/content-text";
import { fileName } from "../../content-model/problem-text";
import { readTexts } from "../../content-model/read-texts";
import { referencesTo } from "../../content-model/references";
import { redirectSettings } from "../../content-model/settings/redirects";
import { formatDate } from "../../domain/format";
import type { Asset } from "../backend/decap-backend";
import type { Change } from "../backend/guard-backend";
import { entryOf, pathInContent, type Sources } from "../backend/read-content";
import { listAddress } from "../files/form-address";
import { adminLanguage } from "../interface/admin-language";
import { savedStart } from "../live-status/saved-start";
import { referringEntries, type ReferringEntry } from "../validation/referring-entries";
import { isConfirmation } from "./confirmation";
import { entryTitle, formOf } from "./entry-title";
import { historyTexts } from "./history-texts";

/** What is said of a change, and of its undoing. */
interface ChangeWords {
  /** What the editor calls the entry. */
  readonly name: string;
  readonly done: string;
  readonly undone: string;
  /** Address of what is shown once it is undone. */
  readonly address: string;
  /** The texts that referred to what is deleted, moved or replaced, and were changed with it. */
  readonly changed?: readonly ReferringEntry[];
}

/**
 * The words for a change: whether the entry is on the site on a day, and that undoing deletes one that was new.
 *
 * @param stored the content now: titles in the editor's language of texts that were changed in another one only
 */
export function changeWords(change: Change, today: string, stored: readonly ContentText[] = []): ChangeWords {
  const { kind, picture, media, before, after } = change;
  const t = historyTexts();
  if (kind === "deleted" && media?.[0]) return mediaWords(media[0], before, stored);
  if (picture !== undefined) {
    const { changed } = changedAlong(before, [picture], stored);
    const name = fileName(picture);
    const done = changed.length > 0 ? t.replaced(name, changed.length) : t.replacedFile(name);
    return { name, done, undone: t.isUndone(name), address: location.hash, changed };
  }
  const [first = ""] = before.map(({ path }) => path);
  const own = before.filter(({ path }) => entryOf(path) === entryOf(first));
  const former: Sources = Object.fromEntries(
    own.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])),
  );
  const isNew = Object.keys(former).length === 0;
  const isWritten = kind === "published" || kind === "restored";
  const name = entryTitle(isWritten ? after : former);
  const address = isNew ? listAddress(first.split("/")[1] ?? "") : formOf(first);
  if (!isWritten) {
    const gone = before.filter(({ path }) => !(path in after)).map(({ path }) => pathInContent(path));
    const { changed, sentences } = changedAlong(before, gone, stored);
    const [said, undone] = kind === "moved" ? [t.moved, t.isUndone] : [t.removed, t.isRestored];
    return { name, done: [said(name), ...sentences].join(" "), undone: undone(name), address, changed };
  }
  const isRestored = kind === "restored";
  if (!isRestored && isConfirmation(former, after))
    return { name, done: t.confirmed(name), undone: t.isUnconfirmed(name), address };
  const [said, deletes] = isRestored ? [t.isRestored, t.undoDeletesAgain] : [t.published, t.undoDeletes];
  const ahead = aheadWords(savedStart({ after }), today);
  const replaced = (media ?? []).map(({ path }) => t.replacedFile(fileName(path)));
  const done = [said(name), ...replaced, ...ahead, ...(isNew ? [deletes] : [])].join(" ");
  return { name, done, undone: isNew ? t.removed(name) : t.isUndone(name), address };
}

/** The words for a picture or a file for download that was deleted. */
function mediaWords({ path }: Asset, before: Change["before"], stored: readonly ContentText[]): ChangeWords {
  const t = historyTexts();
  const name = fileName(path);
  const { changed, sentences } = changedAlong(before, [pathInContent(path)], stored);
  const done = [t.removed(name), ...sentences].join(" ");
  return { name, done, undone: t.isRestored(name), address: location.hash, changed };
}

/** The texts that referred to files that are gone and were changed with them, and what is said of them. */
function changedAlong(before: Change["before"], gone: readonly string[], stored: readonly ContentText[]) {
  const t = historyTexts();
  const texts = before.flatMap(({ path, text = "" }) => readTexts(pathInContent(path), text));
  const referrers = referencesTo(gone, texts);
  const changed = referringEntries(referrers, [...texts, ...stored], adminLanguage());
  const hasLinks = referrers.some(
    ({ text, reference }) => reference.kind === "link" && text.schema !== redirectSettings.schema,
  );
  const sentences = changed.length > 0 ? [t.changedAlong(changed.length)] : [];
  return { changed, sentences: hasLinks ? [...sentences, t.wordsStay] : sentences };
}

/** Says of what is not on the site yet when it will be. */
function aheadWords(start: Start, today: string): readonly string[] {
  const { draft, scheduled } = historyTexts();
  if (start <= today) return [];
  return [start === never ? draft : scheduled(formatDate(start, adminLanguage()))];
}
