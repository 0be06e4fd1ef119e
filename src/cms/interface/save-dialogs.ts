import { copyFileAt, entryFile } from "../../content-model/entry-file";
import { fileName, problemSentence } from "../../content-model/problem-text";
import { formatFileSize } from "../../domain/format";
import { isLanguage } from "../../domain/languages";
import { pathInContent } from "../backend/read-content";
import type { FileState } from "../backend/read-files";
import { makeDraft, showField } from "../files/open-field";
import { secondTabAddress } from "../files/open-form";
import { wordsNamed } from "../files/show-words";
import { differingPart, tellingLength } from "../files/value-text";
import type { FieldChange } from "../history/entry-changes";
import { formOf } from "../history/entry-title";
import type { EntryProblem } from "../validation/entry-problems";
import type { FillingIn } from "../validation/filling-in";
import { heavy, type MediaFile } from "../validation/media";
import type { UntranslatedField } from "../validation/untranslated";
import { adminLanguage, languageLabel } from "./admin-language";
import { openDialog } from "./dialog";
import { element } from "./element";
import { fillIn } from "./fill-in";
import { saveTexts } from "./save-texts";

/** What an editor may do about problems besides mending them. */
interface WaysOn {
  /** A language that has no text, to be filled in. */
  readonly filling?: FillingIn;
  /** Whether they are those of what is typed in a form, and not of a change that needs none, such as a restored version. */
  readonly isForm?: boolean;
  /** Whether they are none of a draft. */
  readonly canWait?: boolean;
  /** Whether the entry is on the site, where a draft is not. */
  readonly isOnSite?: boolean;
}

/** Shows the problems that prevent saving, each with its language unless all share it; `field` is the form's label. */
export function showProblems(
  problems: readonly EntryProblem[],
  { filling, isForm = true, canWait = false, isOnSite = false }: WaysOn = {},
): void {
  const texts = saveTexts[adminLanguage()];
  const [into = "", from = ""] = [filling?.into, filling?.from].map((code) => code && languageLabel(code));
  const waysOn = [
    ...(filling ? [texts.noText(into, from)] : []),
    ...(canWait ? [texts.orDraft] : []),
    ...(canWait && isOnSite ? [texts.offSite] : []),
  ];
  const lines = problems.map(({ language, isShared = false, field, path, form, ...problem }) => ({
    term: [!isShared && languageLabel(language), field].filter(Boolean).join(" — "),
    text: problemSentence(problem, adminLanguage()),
    href: form,
    ...(path && { show: () => void showField(path, language, wordsNamed(problem.found)) }),
  }));
  const { title, lead, back } = isForm ? texts.problems : texts.problemsElsewhere;
  void openDialog({
    ...{ title, lead, lines },
    ...(waysOn.length > 0 && { more: [element("p", { textContent: waysOn.join(" ") })] }),
    buttons: [back, ...(filling ? [texts.fillIn(from)] : []), ...(canWait ? [texts.makeDraft] : [])],
  }).then((pressed) => {
    if (filling && pressed === texts.fillIn(from)) return fillIn(filling);
    return pressed === texts.makeDraft ? makeDraft() : undefined;
  });
}

/** Asks whether to save files above the recommended size; resolves to true for yes. */
export async function confirmHeavyFiles(files: readonly MediaFile[]): Promise<boolean> {
  const texts = saveTexts[adminLanguage()];
  const pressed = await openDialog({
    title: texts.heavyTitle,
    lead: texts.heavyLead(formatFileSize(heavy, adminLanguage())),
    lines: files.map(({ path, size = 0 }) => ({
      term: fileName(path),
      text: formatFileSize(size, adminLanguage()),
    })),
    buttons: [texts.back, texts.saveAnyway],
  });
  return pressed === texts.saveAnyway;
}

/** A text that is the same in two languages; `field` is the form's label. */
type SameField = Pick<UntranslatedField, "path" | "language"> & { readonly field: string };

/** Asks whether to save texts that are the same in both languages; resolves to true for yes. */
export async function confirmUntranslated(fields: readonly SameField[]): Promise<boolean> {
  const texts = saveTexts[adminLanguage()];
  const pressed = await openDialog({
    title: texts.sameTitle,
    lead: texts.sameLead,
    lines: fields.map(({ field, path, language }) => ({
      term: field,
      text: texts.same,
      show: () => void showField(path, language),
    })),
    buttons: [texts.back, texts.saveAnyway],
  });
  return pressed === texts.saveAnyway;
}

/**
 * Tells what was saved meanwhile, and asks whether to overwrite it; resolves to true for yes.
 *
 * @param fields that differ from the form, with what is stored as `before`; without any, the files are told
 * @param isOwn whether another tab of this browser did, and not somebody else
 */
export async function confirmOverwriting(
  files: readonly FileState[],
  fields: readonly FieldChange[],
  isOwn: boolean,
): Promise<boolean> {
  const texts = saveTexts[adminLanguage()];
  const saved = isOwn ? texts.otherTab : texts.others;
  const away = { target: "_blank", rel: "noopener" };
  const link = element("a", { href: secondTabAddress(), textContent: saved.see, ...away });
  const pressed = await openDialog({
    title: saved.title,
    lead: saved.lead,
    lines:
      fields.length > 0
        ? fields.map(({ label, before, after }) => ({
            term: label,
            text: texts.stored(differingPart(before, after, tellingLength)),
          }))
        : files.map(({ path }) => ({ term: partName(path), text: texts.othersFile })),
    more: [element("p", {}, [link])],
    buttons: [texts.back, saved.replace],
  });
  return pressed === saved.replace;
}

/** Tells that the entry was deleted meanwhile, and asks whether to save it again; resolves to true for yes. */
export async function confirmSavingAgain(): Promise<boolean> {
  const texts = saveTexts[adminLanguage()];
  const pressed = await openDialog({
    title: texts.deletedTitle,
    lead: texts.deletedLead,
    lines: [],
    buttons: [texts.back, texts.saveAgain],
  });
  return pressed === texts.saveAgain;
}

/** Tells that the entry got another address meanwhile, with a link to its form there. */
export async function tellMoved([path = ""]: readonly string[]): Promise<void> {
  const { movedTitle: title, movedLead: lead, newAddress: text, back } = saveTexts[adminLanguage()];
  const entry = entryFile(pathInContent(path));
  const term = entry?.collection.path(entry) ?? path;
  await openDialog({ title, lead, lines: [{ term, text, href: formOf(path) }], buttons: [back] });
}

/** What the editor calls a file of the open form: its language, or the name of its page or settings. */
function partName(path: string): string {
  // `news/peat-fire.id.md`, `locales/id/common.json`
  const language = path.split(/[/.]/).findLast(isLanguage);
  if (language) return languageLabel(language);
  return copyFileAt(pathInContent(path))?.label[adminLanguage()] ?? path;
}
