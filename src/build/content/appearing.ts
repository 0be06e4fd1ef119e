import { startOf } from "../../content-model/appearance";
import { writtenTexts } from "./all-texts";

/** Names of the entries that appear after a day, until another one: `news/peat-fire`. Drafts never do. */
export function appearing(contentRoot: string, after: string, until: string): string[] {
  const texts = writtenTexts(contentRoot).filter(({ data }) => {
    const start = startOf(data);
    return start > after && start <= until;
  });
  return [...new Set(texts.map(({ name }) => name))];
}
