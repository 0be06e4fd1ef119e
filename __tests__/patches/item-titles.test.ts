import { inItemTitle } from "../../src/cms/config/item-title";
import type { Fields } from "../../src/domain/record";
import { writeItemTitles } from "../../src/patches/item-titles";

/** As much of Decap's immutable maps as is used. */
class Group {
  constructor(readonly fields: Fields) {}
  get = (name: string) => this.fields[name];
  set = (name: string, value: unknown) => new Group({ ...this.fields, [name]: value });
}

const widgets = { from: "day", value: "number", title: "string" };
const fields = [
  ...Object.entries(widgets).map(([name, widget]) => new Group({ name, widget })),
  ...["USD", "IDR", "percent"].map((unit) => new Group({ name: unit, widget: "number", unit })),
];

/** As much of Decap's list as knows what its items are called: here, by all that is in them. */
class ListControl {
  readonly props = { field: new Group({ fields }) as never };
  objectLabel(item: unknown): string {
    return item instanceof Group ? Object.values(item.fields).join(", ") : String(item);
  }
}

it.each([
  ["id", "1 Mei 2026, 1,8, 2026-05-01", "US$29,50, Rp100.000, 1,5%, 100.000"],
  ["en", "1 May 2026, 1.8, 2026-05-01", "$29.50, Rp100,000, 1.5%, 100,000"],
] as const)(
  "calls an item of a list by its day and its number as one writes them in %s",
  (language, title, money) => {
    class List extends ListControl {}
    writeItemTitles(List, (field, value) => inItemTitle(field, value, language));
    const list = new List();
    expect(list.objectLabel(new Group({ from: "2026-05-01", value: 1.8, title: "2026-05-01" }))).toBe(title);
    const amounts = new Group({ USD: 29.5, IDR: 100_000, percent: 1.5, value: 100_000 });
    expect(list.objectLabel(amounts).replaceAll("\u00a0", "")).toBe(money);
    // what is not in the model's form stays as it is
    expect(list.objectLabel(new Group({ from: "sometime", value: "banyak" }))).toBe("sometime, banyak");
    expect(list.objectLabel("a text")).toBe("a text");
  },
);
