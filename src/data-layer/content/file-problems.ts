import { statSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { downloadPath, picturePath } from "../../content-model/field";
import { quoted, type Problem } from "../../content-model/problem-text";
import { visitFields } from "../../content-model/visit-fields";
import { markdownImages, type MarkdownImage } from "./markdown-images";

/**
 * Files that an entry names but that do not exist, and pictures in a text that are not the site's own or
 * have no words. `folder` is the absolute path of the entry's folder.
 */
export function fileProblems(schema: z.ZodType, data: unknown, folder: string): Problem[] {
  const problems: Problem[] = [];
  const checkFile = (field: string, file: string) => {
    if (isFile(path.join(folder, file))) return;
    problems.push({ field, found: quoted(file), expected: "a file that exists" });
  };
  const checkPicture = (field: string, { src, alt }: MarkdownImage) => {
    if (picturePath.regex.test(src)) checkFile(field, src);
    else problems.push({ field, found: quoted(src), expected: `a picture such as ${picturePath.example}` });
    if (alt.trim() !== "") return;
    problems.push({ field, found: `![](${src})`, expected: "alternative text between the brackets" });
  };
  visitFields(schema, data, ({ widget }, value, keys) => {
    if (typeof value !== "string") return;
    const field = keys.join(".");
    // A path of the wrong form is the schema's to report.
    if (widget === "imageFile" && picturePath.regex.test(value)) checkFile(field, value);
    if (widget === "file" && downloadPath.regex.test(value)) checkFile(field, value);
    if (widget === "markdown") markdownImages(value).forEach((image) => checkPicture(field, image));
  });
  return problems;
}

function isFile(absolutePath: string): boolean {
  return statSync(absolutePath, { throwIfNoEntry: false })?.isFile() ?? false;
}
