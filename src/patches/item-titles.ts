/** The parts of Decap's immutable maps that are used here. */
interface Field {
  get(option: "name" | "widget"): string;
  get(option: "unit"): string | undefined;
  get(option: "fields"): Iterable<Field> | undefined;
}
interface Item {
  get(name: string): unknown;
  set(name: string, value: unknown): this;
}

/** What Decap's list widget has to do with the names of its items. */
interface ListControl {
  readonly props: { readonly field: Field };
  objectLabel(item: unknown): string | undefined;
}

/**
 * Shows what a closed item is called in the editor's spelling: Decap shows a number or a day as the entry has it, in
 * `ListControl.js` of decap-cms-widget-list.
 *
 * @param write a value of a field as the editor writes it
 */
export function writeItemTitles(
  { prototype }: { readonly prototype?: ListControl },
  write: (field: Pick<Field, "get">, value: unknown) => unknown,
): void {
  if (!prototype) return;
  const label = Reflect.get<ListControl, "objectLabel">(prototype, "objectLabel");
  prototype.objectLabel = function (this: ListControl, item) {
    if (!isItem(item)) return label.call(this, item);
    const fields = [...(this.props.field.get("fields") ?? [])];
    const written = fields.reduce((kept, field) => {
      const value = kept.get(field.get("name"));
      const text = write(field, value);
      return text === value ? kept : kept.set(field.get("name"), text);
    }, item);
    return label.call(this, written);
  };
}

/** Whether an item has fields; a file written by hand may have a text in its place. */
function isItem(item: unknown): item is Item {
  return typeof (item as Partial<Item> | undefined)?.set === "function";
}
