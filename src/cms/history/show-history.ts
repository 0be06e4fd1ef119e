import type { AdminWords } from "../admin-words";
import { readContent } from "../backend/read-content";
import type { SignedIn } from "../backend/signed-in";
import { titlesAmong, type EntryTitles } from "../files/value-text";
import { adminLanguage } from "../interface/admin-language";
import { element } from "../interface/element";
import { actionButton, openWhileReading, timeText } from "../interface/window";
import type { EditHistory, Version } from "./edit-history";
import { entryChanges } from "./entry-changes";
import { entryKind, entryTitle } from "./entry-title";
import { versionsThroughMoves } from "./follow-moves";
import { historyTexts } from "./history-texts";
import { changesTable } from "./show-changes";
import { changeOf } from "./version-words";

/** Publishes a version again; resolves with false if the editor would rather not. */
export type Restore = (version: Version) => Promise<boolean>;

/** Shows the versions of an entry, given its files: who changed what and when, and a button to restore each. */
export async function showHistory(
  { history, backend }: SignedIn,
  files: readonly string[],
  restore: Restore,
  words: AdminWords,
): Promise<void> {
  const t = historyTexts();
  await openWhileReading(t.history, async () => {
    const [versions, texts] = await Promise.all([versionsThroughMoves(history, files), readContent(backend)]);
    const [newest] = versions;
    return {
      title: t.title(newest ? entryTitle(newest.texts) : ""),
      lead: newest ? kept(history) : t.none,
      list: versionList(versions, titlesAmong(texts, words), restore, words),
    };
  });
}

function versionList(
  versions: readonly Version[],
  titleAt: EntryTitles,
  restore: Restore,
  words: AdminWords,
): HTMLElement {
  const t = historyTexts();
  const items = versions.map((version, index) => {
    const older = versions[index + 1];
    const changes = entryChanges(older?.texts ?? {}, version.texts, words, titleAt);
    const summary = element("summary", {}, [
      element("strong", { textContent: timeText(version.time, adminLanguage()) }),
      ` ${[who(version), index === 0 ? t.now : ""].filter(Boolean).join(", ")}: `,
      older ? changeOf(older, version, changes) : t.first,
    ]);
    const isGone = Object.keys(version.texts).length === 0;
    const button = actionButton(t.restore, () => restore(version));
    return element("li", {}, [
      element("details", {}, [summary, changesTable(changes), ...(index === 0 || isGone ? [] : [button])]),
    ]);
  });
  return element("ol", {}, items);
}

/** Shows the deleted entries, and a button to restore each. */
export async function showDeleted(history: EditHistory, restore: Restore): Promise<void> {
  const t = historyTexts();
  await openWhileReading(t.deletedTitle, async () => {
    const versions = (await history.deleted()).flatMap(apart);
    const lead = versions.length > 0 ? `${kept(history)} ${t.referencesStay}` : t.noneDeleted;
    return { title: t.deletedTitle, lead, list: deletedList(versions, restore) };
  });
}

function deletedList(versions: readonly Version[], restore: Restore): HTMLElement {
  const t = historyTexts();
  const items = versions.map((version) => {
    const name = entryTitle(version.texts);
    const place = [entryKind(version.texts), timeText(version.time, adminLanguage()), who(version)];
    return element("li", {}, [
      element("strong", { textContent: name }),
      ` — ${place.filter(Boolean).join(", ")} `,
      actionButton(t.restoreEntry(name), () => restore(version)),
    ]);
  });
  return element("ul", {}, items);
}

/** The entries among the files that went at once. */
function apart(version: Version): Version[] {
  const nameOf = (path: string) => path.split(".")[0];
  const names = new Set(Object.keys(version.texts).map(nameOf));
  return [...names].map((name) => ({
    ...version,
    texts: Object.fromEntries(Object.entries(version.texts).filter(([path]) => nameOf(path) === name)),
  }));
}

function kept({ isLocal }: EditHistory): string {
  return isLocal ? historyTexts().keptLocally : historyTexts().kept;
}

function who({ who: name, isOutside }: Version): string {
  return isOutside ? historyTexts().outside : historyTexts().by(name);
}
