import { visit } from "jsonc-parser";

/**
 * Parses the JSON of a file.
 * @throws Error that says what is wrong, and at which line and column
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // without the position that some messages have, and without what they quote of the file
    const [reason = ""] = (error as Error).message.split(/ (?:in|after) JSON at |, (?:\.\.\.)?"/);
    throw new Error(reason + placeOfError(text), { cause: error });
  }
}

function placeOfError(text: string): string {
  const places: string[] = [];
  const onError = (_code: number, _offset: number, _length: number, line: number, column: number) =>
    places.push(` at line ${line + 1}, column ${column + 1}`);
  visit(text, { onError }, { disallowComments: true });
  return places[0] ?? "";
}
