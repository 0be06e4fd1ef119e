import { quoted, type Problem } from "../../content-model/problem-text";

/** What reading a file gave: its value, or why it cannot be read. */
export type Attempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: Problem };

/** Turns an error of `read` into a problem of the file as a whole. */
export function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() };
  } catch (error) {
    const found = reason(error as NodeJS.ErrnoException);
    return { problem: { field: "", found, expected: "a file that can be read" } };
  }
}

/** The first line of an error says what is wrong; the others show where, which its first line tells too. */
function reason({ code, message }: NodeJS.ErrnoException): string {
  return code === "ENOENT" ? quoted(undefined) : (message.split("\n")[0] ?? "");
}
