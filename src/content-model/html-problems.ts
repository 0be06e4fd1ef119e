import type { z } from "zod";
import { shownElements } from "../domain/shown-elements";
import type { AdminLanguage } from "./field-info";
import { markdownHtml } from "./markdown-references";
import { quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { fieldsIn } from "./walk";

/** Elements that the site drops, but not the words in them. */
const wordsStay =
  "b i u s strike big small sup sub ins mark font center code pre div span section article h1 h5 h6 dl dt dd tfoot caption figure figcaption";

const harmless = new Set([...shownElements, ...wordsStay.split(" ")]);

/** Problems with HTML in Markdown that visitors would not see: `<your name>`, which was meant as words, or a frame. */
export function htmlProblems(schema: z.ZodType, data: unknown, language: AdminLanguage = "en"): Problem[] {
  const { noHtml } = problemWords[language];
  return fieldsIn(schema, data).flatMap(({ widget, field, value }) => {
    if (widget !== "markdown" || typeof value !== "string" || !value.includes("<")) return [];
    return markdownHtml(value)
      .flatMap(lostIn)
      .map((tag) => ({ field, found: quoted(tag, language), expected: noHtml(`\\${tag.slice(0, 60)}`) }));
  });
}

/** What opens an element in a piece of HTML and is lost with its words, up to its end; comments are meant to be. */
function lostIn(html: string): string[] {
  const tags = html.replaceAll(/<!--[^]*?(?:-->|$)/g, "").matchAll(/<([a-z][^\s/>]*|[?!])[^<>]*>?/gi);
  return [...tags].flatMap(([tag, name = ""]) => (harmless.has(name.toLowerCase()) ? [] : [tag]));
}
