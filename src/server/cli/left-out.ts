import { section } from "./aligned";

/** Names the damaged records whose payments a command has left out; empty if there are none. */
export function leftOut(unreadable: readonly string[]): string {
  return section(
    "Left out, because a record cannot be read (npm run quarantine -- list):",
    unreadable.map((key) => [`  ${key}`]),
  );
}
