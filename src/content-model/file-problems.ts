import type { z } from "zod";
import { fileNameExpected } from "./describe-issue";
import { downloadPath, picturePath } from "./field";
import type { AdminLanguage } from "./field-info";
import { markdownImage, markdownImages, type MarkdownImage } from "./markdown-references";
import { fileName, inQuotationMarks, quoted, type Problem } from "./problem-text";
import { problemWords } from "./problem-words";
import { fieldsIn } from "./walk";

/** Whether a file exists; its path is written as in entries: `../images/peat-canal.jpg`. */
export type FileExists = (file: string) => boolean;

/**
 * Problems with the files that an entry names: files that do not exist, and pictures in Markdown that are
 * not in `content/images` or have no alternative text.
 */
export function fileProblems(
  schema: z.ZodType,
  data: unknown,
  fileExists: FileExists,
  language: AdminLanguage = "en",
): Problem[] {
  const t = problemWords[language];
  const problems: Problem[] = [];
  const checkFile = (field: string, file: string, found = quoted(file, language)) => {
    if (fileExists(file)) return;
    problems.push({ field, found, expected: t.existing, sentence: t.gone(fileName(file)) });
  };
  const checkPicture = (field: string, image: MarkdownImage) => {
    const { src, alt, to = "" } = image;
    const found = markdownImage(image);
    if (picturePath.regex.test(src)) checkFile(field, src, found);
    else {
      const expected = fileNameExpected(src, picturePath, t) ?? t.picture(picturePath.example);
      const sentence = src === "" ? t.notChosen(alt ? inQuotationMarks(quoted(alt)) : to) : t.foreign(src);
      problems.push({ field, found, expected, sentence });
    }
    if (alt.trim() !== "") return;
    const sentence = t.noAlternative(src === "" ? to : fileName(src));
    problems.push({ field, found, expected: t.alternative, sentence });
  };
  for (const { widget, field, value } of fieldsIn(schema, data)) {
    if (typeof value !== "string") continue;
    // The schema reports a path that does not match the pattern.
    if (widget === "imageFile" && picturePath.regex.test(value)) checkFile(field, value);
    if (widget === "file" && downloadPath.regex.test(value)) checkFile(field, value);
    if (widget === "markdown") markdownImages(value).forEach((image) => checkPicture(field, image));
  }
  return problems;
}
