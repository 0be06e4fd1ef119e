import { startOf, type Start } from "../../content-model/appearance";
import type { Change } from "../backend/guard-backend";
import { textsIn } from "../backend/read-content";

/** From when on the entry is on the site that was saved; "" for always, and if it was deleted. */
export function savedStart({ after }: Pick<Change, "after">): Start {
  const texts = textsIn(after);
  // others may have been saved along with it
  const own = texts.filter(({ name }) => name === texts[0]?.name);
  return (
    own
      .map(({ data }) => startOf(data))
      .toSorted()
      .at(-1) ?? ""
  );
}
