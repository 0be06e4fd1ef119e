import type { OlderContentText } from "../../content-model/translations";
import { formatLanguage } from "../../domain/format";
import { adminLanguage } from "../interface/admin-language";
import { element } from "../interface/element";
import { actionButton } from "../interface/window";
import { fieldLabel } from "../validation/field-label";
import { freshnessTexts } from "./freshness-texts";

/** Shows which language of the open entry is older, and a button to confirm it; nothing if none is. */
export function showOlder(older: readonly OlderContentText[], confirm: () => Promise<void>): void {
  document.querySelector(".tajuk-older")?.remove();
  if (older.length === 0) return;
  const notice = element("div", { className: "tajuk-older", role: "status" });
  document.body.append(notice);
  // filled in after it is there: screen readers tell only what changes
  notice.append(
    element("p", { textContent: older.map(sentence).join(" ") }),
    actionButton(freshnessTexts[adminLanguage()].confirm, confirm),
  );
}

function sentence({ text, newer, fields }: OlderContentText): string {
  const language = adminLanguage();
  const t = freshnessTexts[language];
  const labels = fields.map((field) => fieldLabel(text.schema, field, language));
  const [older, other] = [text.language, newer].map((code) => formatLanguage(code, language));
  return `${t.older(older ?? "", other ?? "")} ${t.changed(labels.join(", "))}`;
}
