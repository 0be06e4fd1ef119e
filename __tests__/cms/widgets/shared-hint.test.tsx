import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { cmsFields, type CmsField } from "../../../src/cms/config/field";
import type { ControlProps } from "../../../src/cms/decap-cms";
import { sharedWidgets, withSharedHint } from "../../../src/cms/widgets/shared-hint";
import { collections, copyFiles } from "../../../src/content-model/content-model";

const Hinted = withSharedHint(({ forID }: ControlProps) => <input id={forID} />);

interface Shown {
  readonly locale: string;
  readonly i18n?: boolean | "duplicate";
  readonly isDisabled?: boolean;
}

/** A form's two columns, each with the field twice, as in two groups. */
function show(...columns: readonly Shown[]): void {
  const others = { value: "", classNameWrapper: "", getAsset: () => "", onChange: () => undefined };
  render(
    columns.map(({ locale, i18n = "duplicate", isDisabled = false }, column) => (
      <div key={locale} className={`Pane${column + 1}`}>
        {[1, 2].map((place) => {
          // Decap's map of a field's options: the hint asks for one of them
          const field = { get: () => i18n } as unknown as NonNullable<ControlProps["field"]>;
          const forID = `date-field-${10 * column + place}`;
          return (
            <div key={place}>
              <label htmlFor={forID}>{`Date ${place} (${locale})`}</label>
              <Hinted {...{ ...others, locale, forID, field, isDisabled }} />
            </div>
          );
        })}
      </div>
    )),
  );
}

const hint = { en: /^The same in every language/, id: "Sama dalam setiap bahasa: ubah di Inggris" };

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.scrollIntoView = jest.fn();
});

it.each(["en", "id"] as const)(
  "leads from a shared field to the column where it is changed, in %s",
  async (language) => {
    localStorage.setItem("cms-language", language);
    show({ locale: "en" }, { locale: "id", isDisabled: true });
    const buttons = screen.getAllByRole("button", { name: hint[language] });
    expect(buttons).toHaveLength(2);
    await userEvent.click(screen.getAllByRole("button", { name: hint[language] })[1] ?? document.body);
    expect(screen.getByLabelText("Date 2 (en)")).toHaveFocus();
  },
);

it("stands in place of a list that one column alone shows, and nowhere else", () => {
  localStorage.setItem("cms-language", "id");
  show({ locale: "en", i18n: false }, { locale: "id", i18n: false });
  expect(screen.getAllByRole("button", { name: hint.id })).toHaveLength(2);
});

it("is no field to change there, by keyboard either, and shows what it is", async () => {
  // like Decap's: it shows what it was first, and what it was pressed to since
  const Switch = withSharedHint(({ value, onChange }: ControlProps) => {
    const [isOn, setIsOn] = useState(value === true);
    const press = () => {
      setIsOn(!isOn);
      onChange(!isOn);
    };
    return <button role="switch" aria-checked={isOn} onClick={press} />;
  });
  const onChange = jest.fn();
  const others = { forID: "draft-field-2", classNameWrapper: "", getAsset: () => "", locale: "id", onChange };
  const { rerender } = render(<Switch {...others} value={undefined} isDisabled />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("switch")).toBeDisabled();
  expect(screen.getByRole("switch")).not.toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
  rerender(<Switch {...others} value={true} isDisabled />);
  expect(screen.getByRole("switch")).toBeChecked();
});

it("is left out where the field can be changed", () => {
  show({ locale: "en", i18n: true }, { locale: "id", i18n: true });
  expect(screen.queryByRole("button")).toBeNull();
});

it("is there for every kind of field that languages share", () => {
  const words = { language: "en", string: (key: string) => key } as const;
  const within = (fields: readonly CmsField[]): CmsField[] =>
    // the fields of a group or of a list's items, whose other options have any type
    fields.flatMap((field) => [field, ...within((field.fields as CmsField[] | undefined) ?? [])]);
  const shared = [...collections, ...copyFiles]
    .flatMap(({ schema }) => within(cmsFields(schema, words)))
    .filter(({ i18n }) => i18n !== true)
    .map(({ widget }) => widget);
  expect([...new Set(shared)].toSorted()).toEqual(sharedWidgets.toSorted());
});
