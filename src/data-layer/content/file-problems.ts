import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { quoted, type Problem } from "../../content-model/problem-text";
import { visitFields } from "../../content-model/visit-fields";

/** `![alternative text](path "caption")` in Markdown. */
const markdownImage = /!\[(?<alt>[^\]]*)\]\((?<src>[^)\s]+)[^)]*\)/g;

/** Pictures and files that an entry names but `folder` does not lead to, and pictures in a text without words. */
export function fileProblems(schema: z.ZodType, data: unknown, folder: string): Problem[] {
  const problems: Problem[] = [];
  const check = (field: string, file: string) => {
    if (existsSync(path.join(folder, file))) return;
    problems.push({ field, found: quoted(file), expected: "a file that exists" });
  };
  visitFields(schema, data, ({ widget }, value, keys) => {
    if (typeof value !== "string") return;
    const field = keys.join(".");
    if (widget === "imageFile" || widget === "file") check(field, value);
    if (widget !== "markdown") return;
    for (const { groups: { alt = "", src = "" } = {} } of value.matchAll(markdownImage)) {
      check(field, src);
      if (alt.trim() !== "") continue;
      problems.push({ field, found: `the picture ${quoted(src)} without words`, expected: "![alternative text](…)" });
    }
  });
  return problems;
}
