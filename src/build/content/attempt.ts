import { quoted, type Problem } from "../../content-model/problem-text";

/** Result of reading a file: its value, or the problem that prevents it. */
export type Attempt<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: Problem };

/** What is expected of a file that cannot be read. */
export const readable = "a file that can be read";

/** Calls `read`; turns its error into a problem of the file as a whole. */
export function attempt<Value>(read: () => Value): Attempt<Value> {
  try {
    return { value: read() };
  } catch (error) {
    const found = reason(error as NodeJS.ErrnoException);
    return { problem: { field: "", found, expected: readable } };
  }
}

/** The error message's first line, which says what is wrong and where; the others only quote the source. */
function reason({ code, message }: NodeJS.ErrnoException): string {
  return code === "ENOENT" ? quoted(undefined) : (message.split("\n")[0] ?? "");
}
