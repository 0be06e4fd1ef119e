import type { ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { textsIn } from "../backend/read-content";
import { plainly } from "../backend/server-words";
import type { DecapCms } from "../decap-cms";
import { entryTexts, type DecapEntry } from "../decap-entry";
import { settleTranslations } from "../freshness/settle-translations";
import type { FieldChange } from "../history/entry-changes";
import { adminLanguage } from "../interface/admin-language";
import {
  confirmHeavyFiles,
  confirmOverwriting,
  confirmSavingAgain,
  confirmUntranslated,
  showProblems,
  tellMoved,
} from "../interface/save-dialogs";
import { saveTexts } from "../interface/save-texts";
import { withBorrowedTitle } from "./borrowed-title";
import { checkEntry, schemaOf } from "./check-entry";
import { copiedFrom, forgetCopy } from "./copied-form";
import { fieldLabel } from "./field-label";
import { fillingIn } from "./filling-in";
import { heavyFiles } from "./media";
import type { OthersChanges } from "./others-changes";
import { problemsBeside } from "./problems-beside";
import { ToldRefusal } from "./refusal";
import { untranslated } from "./untranslated";

/** What is asked of the stored texts of an entry. */
interface Stored {
  /** All texts of the content. */
  readonly content: () => Promise<readonly ContentText[]>;
  /** Whether what is saved goes live, and not into a draft at the Git host. */
  readonly isLive: boolean;
  /** Finds out what somebody else has done with it meanwhile. */
  readonly others: (entry: DecapEntry) => Promise<OthersChanges>;
  /** The fields in which what they saved differs from the form. */
  readonly theirFields: (entry: DecapEntry, saved: OthersChanges["saved"]) => readonly FieldChange[];
  /** Where the files are of one that is not where it was; undefined if it was deleted. */
  readonly filesNow: (entry: DecapEntry) => Promise<readonly string[] | undefined>;
  readonly isOnSite: (entry: DecapEntry) => Promise<boolean>;
}

/**
 * Makes the form refuse what the build would refuse, with the same messages, and keep what was typed. What it
 * saves says of translations what is confirmed.
 */
export function checkBeforeSave(CMS: DecapCms, stored: Stored): void {
  CMS.registerEventListener({
    name: "preSave",
    // Decap saves `event.entry` once all handlers are done. A handler's return value could replace only the
    // default language's text.
    handler: async (event) => {
      event.entry = withBorrowedTitle(await plainly(checkedEntry(event.entry, stored)));
    },
  });
  CMS.registerEventListener({
    name: "postSave",
    handler: () => {
      forgetCopy();
      return Promise.resolve();
    },
  });
}

/** @throws Refusal after showing the editor why */
async function checkedEntry(
  entry: DecapEntry,
  { content, isLive, others, theirFields, filesNow, isOnSite }: Stored,
): Promise<DecapEntry> {
  const language = adminLanguage();
  const kept = saveTexts[language].kept;
  const alone = checkEntry(entry, language);
  const { saved } = alone;
  if (alone.problems.length > 0) {
    const schema = schemaOf(entry);
    // without a connection, what is wrong with the fields is told all the same
    const stored = schema && (await content().catch(() => null));
    const { problems, canWait } = stored
      ? checkEntry(entry, language, (texts) => problemsBeside(texts, stored, language, isLive))
      : alone;
    const filling = schema ? fillingIn(schema, entryTexts(entry)) : undefined;
    const ways = { ...(filling && { filling }), canWait, isOnSite: canWait && (await isOnSite(entry)) };
    showProblems(problems, ways);
    throw new ToldRefusal(saveTexts[language].refused(problems.length));
  }
  const heavy = heavyFiles(saved.toJS().mediaFiles ?? []);
  if (heavy.length > 0 && !(await confirmHeavyFiles(heavy))) throw new ToldRefusal(kept);
  if (!(await isTranslated(saved, language))) throw new ToldRefusal(kept);
  const { saved: theirs, unchanged, isOwn, isDeleted } = await others(entry);
  const replaces =
    theirs.length === 0 || (await confirmOverwriting(theirs, theirFields(entry, theirs), isOwn));
  if (!replaces) throw new ToldRefusal(kept);
  if (isDeleted) {
    const files = await filesNow(entry);
    if (files) await tellMoved(files);
    if (files || !(await confirmSavingAgain())) throw new ToldRefusal(kept);
  }
  const ours = Object.fromEntries(unchanged.map(({ path, text = "" }) => [path, text]));
  return settleTranslations(saved, textsIn(ours), copiedFrom());
}

/** Texts that the editor has once saved the same in both languages: nobody is asked twice. */
const meant = new Set<string>();

/** Whether no text of an entry is a mere copy of the other language's, or the editor wants it so. */
async function isTranslated(entry: DecapEntry, language: AdminLanguage): Promise<boolean> {
  const schema = schemaOf(entry);
  const same = schema ? untranslated(schema, entryTexts(entry), copiedFrom() !== undefined) : [];
  const asked = same.filter(({ words }) => !meant.has(words));
  if (schema === null || asked.length === 0) return true;
  const lines = asked.map((text) => ({ ...text, field: fieldLabel(schema, text.path, language) }));
  if (!(await confirmUntranslated(lines))) return false;
  for (const { words } of asked) meant.add(words);
  return true;
}
