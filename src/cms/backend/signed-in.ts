import type { EditHistory } from "../history/edit-history";
import type { DecapBackend } from "./decap-backend";

/** What the area works with while somebody is signed in. */
export interface SignedIn {
  readonly backend: DecapBackend;
  readonly history: EditHistory;
}

/** Holds what Decap made last: it makes its backend more than once. @throws Error from `now` while nobody is signed in */
export function rememberSignedIn() {
  let last: SignedIn | undefined;
  return {
    now: (): SignedIn => {
      if (!last) throw new Error("Nobody is signed in");
      return last;
    },
    remember: (made: SignedIn) => {
      last = made;
    },
  };
}
