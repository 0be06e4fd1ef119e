import type { ContentText } from "../../content-model/content-text";
import type { AdminLanguage } from "../../content-model/field-info";
import { problemWords } from "../../content-model/problem-words";
import { sizeProblem } from "../../content-model/size-problem";
import type { DataFile } from "../backend/decap-backend";
import type { EntryProblem } from "./entry-problems";

/** The problem of a text file that the build would refuse for its size: named by the language of its first text. */
export function tooLarge(
  { raw }: DataFile,
  [text]: readonly ContentText[],
  wordsIn: AdminLanguage,
): EntryProblem[] {
  const problem = sizeProblem(new Blob([raw]).size, "text", problemWords[wordsIn]);
  return problem && text ? [{ ...problem, field: "", language: text.language }] : [];
}
