import type { ContentText } from "../../content-model/content-text";
import {
  olderAmong,
  untranslatedAmong,
  type OlderContentText,
  type UntranslatedContentText,
} from "../../content-model/translations";
import { languageCodes } from "../../domain/languages";
import { adminLanguage, languageLabel } from "../interface/admin-language";
import { element } from "../interface/element";
import { noticePlace } from "../interface/notice-place";
import { phone } from "../interface/phone-styles";
import { actionButton } from "../interface/window";
import { languageState } from "../lists/list-texts";
import { fieldLabel } from "../validation/field-label";
import { freshnessTexts } from "./freshness-texts";

/** What is said of one language, in few words and in full. */
interface Remark {
  readonly brief: string;
  readonly sentence: string;
}

/**
 * Shows which language of the open entry is older or not translated, and a button to confirm it; nothing if none is. On a
 * phone it is one line, which opens.
 */
export function showOlder(texts: readonly ContentText[], confirm: () => Promise<void>): void {
  document.querySelector(".tajuk-older")?.remove();
  const remarks = [...olderAmong(texts).map(olderRemark), ...untranslatedRemarks(untranslatedAmong(texts))];
  if (remarks.length === 0) return;
  const notice = element("div", { className: "tajuk-older", role: "status" });
  noticePlace().append(notice);
  // filled in after it is there: screen readers tell only what changes
  notice.append(
    element("details", { open: !matchMedia(phone).matches }, [
      element("summary", { textContent: remarks.map(({ brief }) => brief).join(" · ") }),
      element("p", { textContent: remarks.map(({ sentence }) => sentence).join(" ") }),
      actionButton(freshnessTexts[adminLanguage()].confirm, confirm),
    ]),
  );
}

function olderRemark({ text, newer, fields }: OlderContentText): Remark {
  const language = adminLanguage();
  const t = freshnessTexts[language];
  const [older, other] = [text.language, newer].map(languageLabel);
  const sentence = `${t.older(older ?? "", other ?? "")} ${t.changed(labelsOf(text, fields))}`;
  return { brief: languageState(text.language, "older", language), sentence };
}

/** A remark for each language that holds copies. */
function untranslatedRemarks(copies: readonly UntranslatedContentText[]): Remark[] {
  const language = adminLanguage();
  return languageCodes.flatMap((code) => {
    const own = copies.filter(({ text }) => text.language === code);
    const [first] = own;
    if (!first) return [];
    const fields = labelsOf(
      first.text,
      own.map(({ path }) => path),
    );
    const sentence = freshnessTexts[language].untranslated(languageLabel(code), fields);
    return [{ brief: languageState(code, "untranslated", language), sentence }];
  });
}

/** What the form calls some fields of a text. */
function labelsOf({ schema }: ContentText, paths: readonly string[]): string {
  return paths.map((path) => fieldLabel(schema, path, adminLanguage())).join(", ");
}
