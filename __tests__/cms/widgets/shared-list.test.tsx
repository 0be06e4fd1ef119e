import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import type { ControlProps, DecapCms } from "../../../src/cms/decap-cms";
import { registerSharedList } from "../../../src/cms/widgets/shared-list";
import type { Fields } from "../../../src/domain/record";

/** As much of Decap's immutable maps as the widget uses. */
class Group {
  constructor(readonly fields: Fields) {}
  get = (name: string) => this.fields[name];
  set = (name: string, value: unknown) =>
    value === this.fields[name] ? this : new Group({ ...this.fields, [name]: value });
  clear = () => new Group({});
}

/** As much of Decap's immutable lists. */
class Items {
  constructor(readonly items: readonly unknown[]) {}
  get size() {
    return this.items.length;
  }
  get = (index: number) => this.items[index];
  set = (index: number, value: unknown) =>
    value === this.items[index] ? this : new Items(this.items.with(index, value));
  unshift = (value: unknown) => new Items([value, ...this.items]);
  toArray = () => [...this.items];
  plain = (): unknown[] => this.items.map((item) => (item instanceof Group ? item.fields : item));
}

const field = new Group({
  name: "tiers",
  fields: [
    new Group({ name: "amount", i18n: "duplicate" }),
    new Group({ name: "impact", i18n: true }),
    new Group({ name: "goal", i18n: true, fields: [new Group({ name: "sum", i18n: "duplicate" })] }),
  ],
});

const tier = (amount: number | undefined, impact: string) => new Group({ amount, impact });
const english = new Items([tier(25, "a cable"), tier(50, "a plug")]);
const indonesian = new Items([tier(25, "kabel"), tier(50, "colokan")]);

/** Shows the list in both languages, makes a change in English and returns what each language then has. */
function change(after: Items, other = indonesian) {
  const lists: Record<string, ControlProps> = {};
  function List(props: ControlProps) {
    lists[props.locale ?? ""] = props;
    return null;
  }
  const cms = { getWidget: () => ({ control: List }), registerWidget: jest.fn() };
  // the two functions of Decap that it calls
  registerSharedList(cms as unknown as DecapCms);
  const [, Shared] = cms.registerWidget.mock.calls[0] as [string, ComponentType<object>];
  const said: Record<string, unknown[]> = {};
  const props = (locale: string, value: Items) => ({
    ...{ locale, value, field },
    onChange: (items: Items) => (said[locale] = items.plain()),
  });
  render(
    <>
      <Shared {...props("en", english)} />
      <Shared {...props("id", other)} />
    </>,
  );
  lists.en?.onChange(after);
  return said;
}

it("takes an amount over, and leaves the words of the other language", () => {
  const said = change(english.set(1, tier(60, "a plug")));
  expect(said.en).toEqual([english.get(0), tier(60, "a plug")].map((item) => (item as Group).fields));
  expect(said.id).toEqual([
    { amount: 25, impact: "kabel" },
    { amount: 60, impact: "colokan" },
  ]);
});

it("takes over what is in a group of an item", () => {
  const goal = new Group({ sum: 900 });
  const said = change(english.set(0, tier(25, "a cable").set("goal", goal)));
  expect((said.id?.[0] as { goal: Group }).goal.fields).toEqual({ sum: 900 });
});

it("changes nothing in the other language when words change, or items move or go", () => {
  expect(change(english.set(0, tier(25, "two cables"))).id).toBeUndefined();
  expect(change(new Items(english.toArray().reverse())).id).toBeUndefined();
  expect(change(new Items([english.get(1)])).id).toBeUndefined();
});

it("fills an added item with what the other language's item has", () => {
  const longer = new Items([...indonesian.items, tier(75, "panel")]);
  const said = change(new Items([...english.items, tier(undefined, "")]), longer);
  expect(said.en?.[2]).toEqual({ amount: 75, impact: "" });
  expect(said.id).toBeUndefined();
});

describe("in the other language", () => {
  const listed = new Items([tier(25, "a cable"), tier(50, "a plug")]);
  const bare = new Items([new Group({ impact: "kabel" }), new Group({ impact: "colokan" })]);
  const usd = new Group({ name: "usd", fields: [field] });
  const props = {
    ...{ locale: "id", value: bare, field },
    collection: { get: (part: string) => (part === "fields" ? [usd] : undefined) },
    entry: { getIn: (path: string[]) => (path.join() === "data,usd,tiers" ? listed : undefined) },
  };

  /** Shows the Indonesian list alone; returns the props that Decap's own list gets. */
  function show(more: object) {
    const [List, registerWidget] = [jest.fn<null, [ControlProps]>(() => null), jest.fn()];
    registerSharedList({ getWidget: () => ({ control: List }), registerWidget } as unknown as DecapCms);
    const [, Shared] = registerWidget.mock.calls[0] as [string, ComponentType<object>];
    render(<Shared {...props} {...more} />);
    return List.mock.calls[0]?.[0] as unknown as {
      readonly value: Items;
      readonly onChange: (items: Items) => void;
      readonly editorControl: ComponentType<{ field: Group }>;
    };
  }

  it("items show what they share and leave out, and are saved as they were", () => {
    const onChange = jest.fn<undefined, [Items]>();
    const list = show({ onChange });
    expect(list.value.plain()).toEqual([
      { amount: 25, impact: "kabel" },
      { amount: 50, impact: "colokan" },
    ]);
    const after = list.value.set(1, (list.value.get(1) as Group).set("impact", "steker"));
    list.onChange(after);
    expect(onChange.mock.calls[0]?.[0].plain()).toEqual([
      { impact: "kabel" },
      { amount: 50, impact: "steker" },
    ]);
  });

  it("the fields of items know their language, and are dimmed where they share their value", () => {
    const Control = jest.fn<null, [object]>(() => null);
    const { editorControl: Field } = show({ editorControl: Control });
    for (const part of field.get("fields") as Group[]) render(<Field field={part} />);
    expect(Control.mock.calls.map(([given]) => given)).toMatchObject([
      { locale: "id", isDisabled: true },
      { locale: "id", isDisabled: false },
      { locale: "id", isDisabled: false },
    ]);
  });
});
