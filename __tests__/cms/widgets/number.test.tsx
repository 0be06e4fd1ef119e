import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentProps } from "react";
import { NumberControl } from "../../../src/cms/widgets/number";
import type { Fields } from "../../../src/domain/record";

const onChange = jest.fn();

interface Options {
  readonly isWhole?: boolean;
  readonly unit?: string;
  readonly unitIn?: string;
}

/** The form's two columns: what is typed in the first is shown in the second, which is pale. */
function Form({ start = "", ...more }: { readonly start?: unknown } & Options) {
  const [value, setValue] = useState(start);
  const options: Fields = { min: 0, max: 1_000_000, ...more };
  const field = { get: (option: string) => options[option] } as ComponentProps<typeof NumberControl>["field"];
  const entry = {
    getIn: (path: readonly string[]) => (path.join(".") === "data.goal.currency" ? "IDR" : {}),
  };
  const others = { classNameWrapper: "", getAsset: () => "", value, entry, ...(field && { field }) };
  const change = (next: unknown) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <label htmlFor="value-field-1">Nilai</label>
      <label htmlFor="value-field-2">Nilai, pucat</label>
      <NumberControl {...others} forID="value-field-1" onChange={change} />
      <NumberControl {...others} forID="value-field-2" onChange={change} isDisabled />
    </>
  );
}

const boxes = () => ({ box: screen.getByLabelText("Nilai"), pale: screen.getByLabelText("Nilai, pucat") });

async function type(text: string, options: Options = {}) {
  render(<Form {...options} />);
  await userEvent.type(boxes().box, `${text}{Tab}`);
  return boxes();
}

beforeEach(() => {
  localStorage.setItem("cms-language", "id");
  onChange.mockClear();
});

it.each([
  ["id", "62.500", 62_500, "62.500"],
  ["id", "1,8", 1.8, "1,8"],
  ["id", "0", 0, "0"],
  ["en", "62,500", 62_500, "62,500"],
  ["en", "1.8", 1.8, "1.8"],
])("takes what is typed for a number in %s: %s", async (language, typed, number, shown) => {
  localStorage.setItem("cms-language", language);
  const { box, pale } = await type(typed);
  expect(onChange).toHaveBeenLastCalledWith(number);
  expect(box).toHaveValue(shown);
  expect(pale).toHaveValue(shown);
  expect(pale).toBeDisabled();
  expect(box).toBeValid();
});

it.each([
  ["2,5 %", { unit: "percent" }, 2.5, "2,5"],
  ["US$ 25", { unit: "USD" }, 25, "25"],
  ["Rp 12.500,00", { unit: "IDR", isWhole: false }, 12_500, "12.500"],
  // of the goal in the form, which is in rupiah
  ["Rp 250.000", { unitIn: "goal.currency" }, 250_000, "250.000"],
])("takes the sign of its unit with a number: %s", async (typed, options, number, shown) => {
  const { box } = await type(typed, options);
  expect(onChange).toHaveBeenLastCalledWith(number);
  expect(box).toHaveValue(shown);
  expect(box).toBeValid();
});

it("refuses the sign of another currency", async () => {
  const { box } = await type("US$ 25", { unitIn: "goal.currency" });
  expect(onChange).toHaveBeenLastCalledWith("US$ 25");
  expect(box).toHaveAccessibleDescription(/^Ini bukan bilangan\./);
});

it("keeps what can be read in two ways, and says which", async () => {
  const { box, pale } = await type("62,500", { isWhole: true });
  expect(onChange).toHaveBeenLastCalledWith("62,500");
  expect(pale).toHaveValue("62,500");
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription("Ini dapat berarti 62,5 atau 62.500. Tulis salah satunya.");
});

it("keeps what is no number, and says so", async () => {
  const { box } = await type("banyak");
  expect(onChange).toHaveBeenLastCalledWith("banyak");
  expect(box).toHaveValue("banyak");
  expect(box).toHaveAccessibleDescription(/^Ini bukan bilangan\./);
});

it("shows each number so that it is the same again, years without a point", () => {
  render(<Form start={2026} />);
  for (const box of screen.getAllByRole("textbox")) expect(box).toHaveValue("2026");
});

it("does not ask about a number that was three decimals long before", async () => {
  render(<Form start={1.234} />);
  const { box } = boxes();
  await userEvent.click(box);
  await userEvent.tab();
  expect(box).toHaveValue("1,234");
  expect(box).toBeValid();
  expect(onChange).not.toHaveBeenCalled();
});

it("is emptied", async () => {
  render(<Form start={5} />);
  const { box, pale } = boxes();
  await userEvent.clear(box);
  expect(onChange).toHaveBeenLastCalledWith("");
  expect(pale).toHaveValue("");
});
