import type { z } from "zod";
import type { AdminLanguage } from "./field-info";
import { markdownLinks } from "./markdown-references";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { fieldsIn } from "./walk";

/** Problems with links in Markdown that are written as addresses of other sites, and are none. */
export function linkProblems(schema: z.ZodType, data: unknown, language: AdminLanguage = "en"): Problem[] {
  const expected = problemWords[language].webAddress;
  return fieldsIn(schema, data).flatMap(({ widget, field, value }) => {
    if (widget !== "markdown" || typeof value !== "string" || !value.includes("//")) return [];
    const wrong = markdownLinks(value).filter(isNoAddress);
    return wrong.map((href) => ({ field, found: quoted(href, language), expected }));
  });
}

/** Whether an address is written as one of another site and is none: every site's name has a dot, and no space. */
export function isNoAddress(href: string): boolean {
  if (!/^(?:https?:)?\/\//i.test(href)) return false;
  const address = href.replace(/^\/\//, "https://");
  return !URL.canParse(address) || !new URL(address).hostname.includes(".");
}
