import { printParseErrorCode, visit } from "jsonc-parser";

/** What there is in place of JSON, by the name of the error. */
const faults: Readonly<Record<string, string>> = {
  InvalidSymbol: "a word without quotation marks",
  PropertyNameExpected: "no name in double quotation marks after a comma or {",
  ValueExpected: "no value",
  ColonExpected: "no colon after a name",
  CommaExpected: "no comma between two fields or values",
  CloseBraceExpected: "no }",
  CloseBracketExpected: "no ]",
  EndOfFileExpected: "more after the last }",
  InvalidCommentToken: "a comment",
  UnexpectedEndOfString: "a text without its second quotation mark in the same line",
  InvalidEscapeCharacter: "one backslash in a text instead of two",
  InvalidCharacter: "a tab or another control character in a text",
};

/**
 * Parses the JSON of a file.
 * @throws Error that says what is wrong, and at which line and column
 */
export function parseJson(text: string): unknown {
  const fault = firstFault(text);
  if (fault !== undefined) throw new Error(fault);
  return JSON.parse(text);
}

/** The first mistake in JSON. A name that an object has twice is one, for the first of its values would be lost. */
function firstFault(text: string): string | undefined {
  const found: string[] = [];
  const names = new Set<string>();
  const add = (fault: string, line: number, column: number) =>
    found.push(`${fault} at line ${line + 1}, column ${column + 1}`);
  visit(
    text,
    {
      onError: (code, _offset, _length, line, column) =>
        add(faults[printParseErrorCode(code)] ?? "what is no JSON", line, column),
      onObjectProperty: (name, _offset, _length, line, column, pathOf) => {
        const path = JSON.stringify([...pathOf(), name]);
        if (names.has(path)) add(`"${name}" a second time`, line, column);
        names.add(path);
      },
    },
    { disallowComments: true },
  );
  return found[0];
}
