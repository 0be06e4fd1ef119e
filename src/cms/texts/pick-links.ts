import type { AdminLanguage } from "../../content-model/field-info";
import { answerLinkPrompt } from "../../patches/link-prompt";
import { insertNodes } from "../../patches/rich-text";
import type { DecapBackend } from "../backend/decap-backend";
import { readContent } from "../backend/read-content";

/** Makes the link button of texts offer the pages of the site, which are read when it is pressed. */
export function pickLinks(backend: () => DecapBackend, language: AdminLanguage): void {
  const choose = async (address: string) => {
    const [{ pickLink }, texts] = await Promise.all([import("./pick-link"), readContent(backend())]);
    return await pickLink(texts, address, language);
  };
  answerLinkPrompt(choose, (text, { address, words }) => {
    const link = { type: "link", data: { url: address }, children: [{ text: words }] };
    insertNodes(text, [{ type: "paragraph", children: [{ text: "" }, link, { text: "" }] }]);
  });
}
