import type { z } from "zod";
import { formatNumeral } from "../domain/format";
import { dateMessage, downloadPath, exampleMessage, picturePath, type TextPattern } from "./field";
import type { AdminLanguage } from "./field-info";
import { asPhoneNumber, phoneNumber } from "./phone-number";
import { fileName, quoted, valueAt, type Problem } from "./problem-text";
import { problemWords, type ProblemWords } from "./problem-words";

type Issue = z.core.$ZodIssue;

/** Turns one Zod issue into words that an editor understands; `data` is what was validated. */
export function describeIssue(issue: Issue, data: unknown, language: AdminLanguage = "en"): Problem[] {
  const t = problemWords[language];
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].join("."),
      found: quoted(valueAt(data, [...issue.path, key]), language),
      expected: t.noSuchField,
    }));
  }
  const value = valueAt(data, issue.path);
  const tooLong = issue.code === "too_big" && issue.origin === "string" && typeof value === "string";
  const found = tooLong ? t.longText(value.trim().length) : quoted(value, language);
  const expected = nameExpected(issue, value, t) ?? expectation(issue, t, language);
  // of which kind it has to be the form shows, and in the words of the form
  const sentence = found === t.nothing ? t.required : inForm(issue, value, expected, t);
  return [{ field, found, expected, ...(sentence && { sentence }) }];
}

/** What an editor is told of a choice, a date, a number, a file, a list or a group, whose values the form shows otherwise. */
function inForm(issue: Issue, value: unknown, expected: string, t: ProblemWords): string | undefined {
  if (issue.code === "invalid_value") return t.fromList;
  if (issue.code === "invalid_type" && issue.expected === "number" && typeof value === "string")
    return t.unclearNumber(value);
  if (typeof value === "object" && value !== null) return t.should(expected);
  if (issue.message === exampleMessage + phoneNumber.example)
    return t.phone(asPhoneNumber(String(value)) ?? phoneNumber.example);
  const isFile = issue.message.startsWith(`${exampleMessage}../`);
  if (!isFile && issue.message !== dateMessage) return undefined;
  const written = typeof value === "string" ? value : "";
  return isFile ? t.otherFile(fileName(written)) : t.instead(written, t.typedDate);
}

function expectation(issue: Issue, t: ProblemWords, language: AdminLanguage): string {
  switch (issue.code) {
    case "too_big":
      return issue.origin === "string"
        ? t.characters(Number(issue.maximum))
        : t.atMost(amount(issue.origin, Number(issue.maximum), t, language));
    case "too_small":
      return issue.origin === "string"
        ? (wanted(issue, t) ?? t.notBlank)
        : t.atLeast(amount(issue.origin, Number(issue.minimum), t, language));
    case "invalid_type":
      return wanted(issue, t) ?? typeName(issue.expected, t);
    case "invalid_value":
      return t.oneOf(issue.values.join(", "));
    default:
      return wanted(issue, t) ?? issue.message;
  }
}

function nameExpected({ message }: Issue, value: unknown, t: ProblemWords): string | undefined {
  const pattern = [picturePath, downloadPath].find(({ example }) => message === exampleMessage + example);
  return pattern && typeof value === "string" ? fileNameExpected(value, pattern, t) : undefined;
}

/** What the name of a file may have, if a path in the right folder is wrong for its name. */
export function fileNameExpected(
  file: string,
  { regex, example }: TextPattern,
  t: ProblemWords,
): string | undefined {
  const folder = example.slice(0, example.lastIndexOf("/") + 1);
  const named = file.replace(/\.\w*$/, "") + example.slice(example.lastIndexOf("."));
  return file.startsWith(folder) && !regex.test(named) ? t.fileName(example) : undefined;
}

/** Expectation for a date or a text with a pattern, the same for all of its issues; else undefined. */
function wanted({ message }: Issue, t: ProblemWords): string | undefined {
  if (message === dateMessage) return t.date;
  return message.startsWith(exampleMessage) ? t.suchAs(message.slice(exampleMessage.length)) : undefined;
}

function amount(origin: string, size: number, t: ProblemWords, language: AdminLanguage): string {
  return origin === "array" ? t.items(size) : formatNumeral(size, language);
}

function typeName(expected: string, t: ProblemWords): string {
  const names: Readonly<Record<string, string>> = {
    string: t.text,
    number: t.number,
    int: t.wholeNumber,
    boolean: t.yesNo,
    array: t.list,
    object: t.fields,
  };
  return names[expected] ?? expected;
}
