import type { ContentText } from "../../content-model/content-text";
import {
  olderAmong,
  untranslatedAmong,
  type OlderContentText,
  type UntranslatedContentText,
} from "../../content-model/translations";
import { formatLanguage } from "../../domain/format";
import { languageCodes } from "../../domain/languages";
import { adminLanguage } from "../interface/admin-language";
import { element } from "../interface/element";
import { noticePlace } from "../interface/notice-place";
import { actionButton } from "../interface/window";
import { fieldLabel } from "../validation/field-label";
import { freshnessTexts } from "./freshness-texts";

/** Shows which language of the open entry is older or not translated, and a button to confirm it; nothing if none is. */
export function showOlder(texts: readonly ContentText[], confirm: () => Promise<void>): void {
  document.querySelector(".tajuk-older")?.remove();
  const sentences = [
    ...olderAmong(texts).map(olderSentence),
    ...untranslatedSentences(untranslatedAmong(texts)),
  ];
  if (sentences.length === 0) return;
  const notice = element("div", { className: "tajuk-older", role: "status" });
  noticePlace().append(notice);
  // filled in after it is there: screen readers tell only what changes
  notice.append(
    element("p", { textContent: sentences.join(" ") }),
    actionButton(freshnessTexts[adminLanguage()].confirm, confirm),
  );
}

function olderSentence({ text, newer, fields }: OlderContentText): string {
  const language = adminLanguage();
  const t = freshnessTexts[language];
  const [older, other] = [text.language, newer].map((code) => formatLanguage(code, language));
  return `${t.older(older ?? "", other ?? "")} ${t.changed(labelsOf(text, fields))}`;
}

/** A sentence for each language that holds copies. */
function untranslatedSentences(copies: readonly UntranslatedContentText[]): string[] {
  const language = adminLanguage();
  return languageCodes.flatMap((code) => {
    const own = copies.filter(({ text }) => text.language === code);
    const [first] = own;
    if (!first) return [];
    const fields = labelsOf(
      first.text,
      own.map(({ path }) => path),
    );
    return [freshnessTexts[language].untranslated(formatLanguage(code, language), fields)];
  });
}

/** What the form calls some fields of a text. */
function labelsOf({ schema }: ContentText, paths: readonly string[]): string {
  return paths.map((path) => fieldLabel(schema, path, adminLanguage())).join(", ");
}
