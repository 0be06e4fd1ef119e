import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentProps } from "react";
import { NumberControl } from "../../../src/cms/widgets/number";

const onChange = jest.fn();

/** The form's two columns: what is typed in the first is shown in the second, which is pale. */
function Form({ start = "", isWhole = false }: { readonly start?: unknown; readonly isWhole?: boolean }) {
  const [value, setValue] = useState(start);
  const options = { isWhole, min: 0, max: 1_000_000 } as Readonly<Record<string, unknown>>;
  const field = { get: (option: string) => options[option] } as ComponentProps<typeof NumberControl>["field"];
  const others = { classNameWrapper: "", getAsset: () => "", value, ...(field && { field }) };
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

async function type(text: string, isWhole = false) {
  render(<Form isWhole={isWhole} />);
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

it("keeps what can be read in two ways, and says which", async () => {
  const { box, pale } = await type("62,500", true);
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
