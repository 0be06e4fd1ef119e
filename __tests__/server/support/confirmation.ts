import type { ServerAnswer } from "../../../src/server/http/request";
import { createTexts } from "../../../src/server/texts";
import { siteData } from "./site-data";

/** What a page sends again that asks to confirm a form, and after how many seconds. Fails for any other page. */
export function confirmation({ status, headers, body }: ServerAnswer, language: string) {
  const seconds = Number(headers["retry-after"]);
  const { t } = createTexts(siteData, language);
  expect(status).toBe(429);
  expect(body).toContain(t("server:confirm.wait", { count: seconds }));
  const hidden = body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = Array.from(hidden, ([, name = "", value = ""]) => [name, unescape(value)] as const);
  return { seconds, fields: Object.fromEntries(fields) };
}

const characters: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

const unescape = (text: string) =>
  text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? "");
