import type { Fields } from "../../src/domain/record";
import type { Reducer, State } from "../../src/patches/decap-state";
import { keepingOnCopying, keepOnCopying } from "../../src/patches/kept-on-copying";
import { StateMap } from "./state-map";

type Merge = (own: unknown, copied: unknown) => unknown;

/** As much of Decap's immutable maps as copying uses. */
class Group {
  constructor(readonly fields: Fields) {}
  mergeWith(merge: Merge, { fields }: Group): Group {
    const merged: Record<string, unknown> = { ...this.fields };
    for (const [name, value] of Object.entries(fields))
      merged[name] = name in merged ? merge(merged[name], value) : value;
    return new Group(merged);
  }
}

/** As much of Decap's immutable lists. */
class Items {
  constructor(readonly items: readonly unknown[]) {}
  get size() {
    return this.items.length;
  }
  get(index: number) {
    return this.items[index];
  }
  map(change: (item: unknown, index: number) => unknown): Items {
    return new Items(this.items.map(change));
  }
  slice(start: number): Items {
    return new Items(this.items.slice(start));
  }
  concat({ items }: Items): Items {
    return new Items([...this.items, ...items]);
  }
}

/** What Decap sets a field to that it copies into a language which has a value in it. */
function copied(own: unknown, value: unknown, currentLocale = "id"): unknown {
  const fields = { image: own };
  const entry = currentLocale === "en" ? { data: fields } : { i18n: { id: { data: fields } } };
  const before: State = { entryDraft: new StateMap({ entry }), editorialWorkflow: new StateMap({}) };
  let changed: unknown;
  const reducer: Reducer = (state, { payload }) => {
    changed = payload?.value;
    return state ?? before;
  };
  keepingOnCopying(reducer)(before, {
    type: "DRAFT_CHANGE_FIELD",
    payload: { field: { get: () => "image" }, value, i18n: { currentLocale, defaultLocale: "en" } },
  });
  return changed;
}

const own = new Group({ src: "a.jpg", alt: "Perahu", caption: "Di Bitung" });
const blank = new Group({ alt: " ", caption: "", focus: undefined });

it.each(["en", "id"])("keeps in %s what is blank in the language that is copied", (language) => {
  keepOnCopying();
  expect(copied(own, new Group({ src: "a.jpg", alt: "A boat", caption: "" }), language)).toEqual(
    new Group({ src: "a.jpg", alt: "A boat", caption: "Di Bitung" }),
  );
  expect(copied(own, blank, language)).toEqual(new Group({ ...own.fields, focus: undefined }));
  expect(copied("Judul", "  ", language)).toBe("Judul");
});

it("keeps it in the items of lists, and the items that are missing there", () => {
  keepOnCopying();
  const steps = new Items([new Group({ title: "Ukur", text: "" }), "Dua", "Tiga"]);
  const others = new Items([new Group({ title: "Measure", text: "With a tape" }), " "]);
  expect(copied(steps, others)).toEqual(
    new Items([new Group({ title: "Measure", text: "With a tape" }), "Dua", "Tiga"]),
  );
});

it("takes all of what has no words here", () => {
  keepOnCopying();
  expect(copied(undefined, blank)).toBe(blank);
  expect(copied("", "A title")).toBe("A title");
});

it("changes nothing else that is typed, also after a copy", async () => {
  expect(copied(own, blank)).toBe(blank);
  keepOnCopying();
  await Promise.resolve();
  expect(copied("Judul", "")).toBe("");
});
