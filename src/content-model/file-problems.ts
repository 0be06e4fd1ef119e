import type { z } from "zod";
import { downloadPath, picturePath } from "./field";
import type { AdminLanguage } from "./field-info";
import { markdownImages, type MarkdownImage } from "./markdown-references";
import { fileExpectation, quoted, type Problem } from "./problem-text";
import { visitFields } from "./visit-fields";

/** Whether there is a file, named as entries do: `../images/peat-canal.jpg`. */
export type FileExists = (file: string) => boolean;

/** Files that an entry names but that do not exist, and pictures in a text that are not the site's own or have no words. */
export function fileProblems(
  schema: z.ZodType,
  data: unknown,
  fileExists: FileExists,
  language?: AdminLanguage,
): Problem[] {
  const expected = fileExpectation(language);
  const problems: Problem[] = [];
  const checkFile = (field: string, file: string) => {
    if (fileExists(file)) return;
    problems.push({ field, found: quoted(file, language), expected: expected.existing });
  };
  const checkPicture = (field: string, { src, alt }: MarkdownImage) => {
    if (picturePath.regex.test(src)) checkFile(field, src);
    else
      problems.push({ field, found: quoted(src, language), expected: expected.picture(picturePath.example) });
    if (alt.trim() !== "") return;
    problems.push({ field, found: `![](${src})`, expected: expected.alternative });
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
