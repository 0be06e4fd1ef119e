import type { DecapEntry } from "../../../src/cms/decap-entry";
import { keepListsOnce } from "../../../src/cms/validation/keep-lists-once";
import { news } from "../../../src/content-model/news";
import { trackingPage } from "../../../src/content-model/pages/tracking";

/** Paths that `keepListsOnce` removes from an entry with this schema. */
function emptied(schema: Parameters<typeof keepListsOnce>[0]): readonly string[] {
  const removed: string[] = [];
  const entry = {
    deleteIn(path: readonly string[]) {
      removed.push(path.join("."));
      return entry;
    },
  } as DecapEntry;
  expect(keepListsOnce(schema, entry)).toBe(entry);
  return removed;
}

it("takes figures that are the same in all languages out of the translation", () => {
  expect(emptied(trackingPage.schema)).toEqual(["i18n.id.data.months"]);
});

it("leaves an entry without such lists as it is", () => {
  expect(emptied(news.schema)).toEqual([]);
});
