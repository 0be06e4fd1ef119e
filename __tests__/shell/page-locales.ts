import common from "../../locales/en/common.json";
import indonesian from "../../locales/id/common.json";
import type { PageLocales } from "../../src/i18n/head-text";

/** The strings that every page's query brings. */
export function pageLocales(language: "en" | "id"): PageLocales {
  const data = JSON.stringify(language === "en" ? common : indonesian);
  return { edges: [{ node: { ns: "common", data } }] };
}
