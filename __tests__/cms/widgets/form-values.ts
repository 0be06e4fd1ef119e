import type { Fields } from "../../../src/domain/record";

/** As much of Decap's immutable maps as the widget uses. */
export class Group {
  constructor(readonly fields: Fields) {}
  get = (name: string) => this.fields[name];
  set = (name: string, value: unknown) =>
    value === this.fields[name] ? this : new Group({ ...this.fields, [name]: value });
  clear = () => new Group({});
}

/** As much of Decap's immutable lists. */
export class Items {
  constructor(readonly items: readonly unknown[]) {}
  get size() {
    return this.items.length;
  }
  get = (index: number) => this.items[index];
  set = (index: number, value: unknown) =>
    value === this.items[index] ? this : new Items(Object.assign([...this.items], { [index]: value }));
  clear = () => new Items([]);
  unshift = (value: unknown) => new Items([value, ...this.items]);
  toArray = () => [...this.items];
  plain = (): unknown[] => this.items.map((item) => (item instanceof Group ? item.fields : item));
}
