import { act, fireEvent, render } from "@testing-library/react";
import { useEffect, useState, type ComponentType } from "react";
import type { ControlProps, DecapCms } from "../../../src/cms/decap-cms";
import { registerSharedList } from "../../../src/cms/widgets/shared-list";
import { Group, Items } from "./form-values";

const field = new Group({
  name: "tiers",
  fields: [
    new Group({ name: "amount", i18n: "duplicate" }),
    new Group({ name: "impact", i18n: true }),
    new Group({ name: "goal", i18n: true, fields: [new Group({ name: "sum", i18n: "duplicate" })] }),
  ],
});

const tier = (amount: number | undefined, impact: string) => new Group({ amount, impact });
describe("in the other language", () => {
  const listed = new Items([tier(25, "a cable"), tier(50, "a plug")]);
  const bare = new Items([new Group({ impact: "kabel" }), new Group({ impact: "colokan" })]);
  const usd = new Group({ name: "usd", fields: [field] });
  const props = {
    ...{ locale: "id", value: bare, field },
    collection: { get: (part: string) => (part === "fields" ? [usd] : undefined) },
    entry: { getIn: (path: string[]) => (path.join() === "data,usd,tiers" ? listed : bare) },
  };

  /** The list as it is registered in place of Decap's own. */
  function sharing(List: ComponentType<never>): ComponentType<object> {
    const registerWidget = jest.fn<undefined, [string, ComponentType<object>]>();
    // what the registration uses of Decap
    registerSharedList({ getWidget: () => ({ control: List }), registerWidget } as unknown as DecapCms);
    const [[, Shared] = []] = registerWidget.mock.calls;
    if (!Shared) throw new Error("No list is registered");
    return Shared;
  }

  /** Shows the Indonesian list alone; returns the props that Decap's own list gets. */
  function show(more: object) {
    const List = jest.fn<null, [ControlProps]>(() => null);
    const Shared = sharing(List);
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

  it("items that get another place keep what they share, and are not led to other items by it", () => {
    const onChange = jest.fn<undefined, [Items]>();
    const list = show({ onChange });
    act(() => list.onChange(new Items(list.value.items.slice(1))));
    expect(onChange.mock.calls[0]?.[0].plain()).toEqual([{ amount: 50, impact: "colokan" }]);
  });

  it("an added item is filled in with what has no counterpart yet, wherever it is", () => {
    const onChange = jest.fn<undefined, [Items]>();
    const value = new Items([tier(50, "colokan")]);
    const list = show({ value, onChange });
    act(() => list.onChange(new Items([...value.items, tier(undefined, "")])));
    expect(onChange.mock.calls[0]?.[0].plain()[1]).toEqual({ amount: 25, impact: "" });
  });

  it("an item of a list in an item is filled in, too", () => {
    const groups = new Group({ name: "groups", fields: [field] });
    const [onChange, grouped] = [
      jest.fn<undefined, [Items]>(),
      (tiers: Items) => new Items([new Group({ tiers })]),
    ];
    const [own, original] = [grouped(new Items(bare.items.slice(1))), grouped(listed)];
    const list = show({
      ...{ field: groups, value: own, onChange },
      collection: { get: (part: string) => (part === "fields" ? [groups] : undefined) },
      entry: { getIn: ([part]: string[]) => (part === "data" ? original : own) },
    });
    const [shown] = list.value.items as Group[];
    const tiers = shown?.get("tiers") as Items;
    list.onChange(new Items([shown?.set("tiers", new Items([...tiers.items, tier(undefined, "")]))]));
    const [saved] = onChange.mock.calls[0]?.[0].items as Group[];
    expect((saved?.get("tiers") as Items).plain()).toMatchObject([{ amount: 25 }, { amount: 50 }]);
  });

  it("Decap's list begins anew when items come or go in the other language, not by its own changes", () => {
    const begun = jest.fn();
    const Shared = sharing(({ value, onChange }: { value: Items; onChange: (items: Items) => void }) => {
      useEffect(begun, []);
      return <button onClick={() => onChange(new Items(value.items.slice(1)))} />;
    });
    const Form = () => {
      const [value, setValue] = useState(bare);
      return (
        <>
          <Shared {...{ ...props, value, onChange: setValue }} />
          <input aria-label="elsewhere" onChange={() => setValue(new Items([]))} />
        </>
      );
    };
    const { getByRole } = render(<Form />);
    fireEvent.click(getByRole("button"));
    expect(begun).toHaveBeenCalledTimes(1);
    fireEvent.change(getByRole("textbox"), { target: { value: "x" } });
    expect(begun).toHaveBeenCalledTimes(2);
  });

  it("an added item is filled in with what the item at its place shares with it", () => {
    const onChange = jest.fn<undefined, [Items]>();
    const value = new Items(bare.items.slice(1));
    const list = show({ value, onChange });
    act(() => list.onChange(new Items([...value.items, tier(undefined, "")])));
    expect(onChange.mock.calls[0]?.[0].plain()[1]).toEqual({ amount: 50, impact: "" });
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
