import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, useState, type ComponentProps } from "react";
import { DayControl } from "../../../src/cms/widgets/day";

const onChange = jest.fn();
const field = { get: () => "Tanggal" } as unknown as NonNullable<ComponentProps<typeof DayControl>["field"]>;
const others = { forID: "date-field-1", classNameWrapper: "", getAsset: () => "", field };
const ref = createRef<{ isValid: () => { error: unknown } }>() as never;

function Form({ start }: { readonly start: string }) {
  const [value, setValue] = useState<unknown>(start);
  const change = (next: unknown) => {
    onChange(next);
    setValue(next);
  };
  return <DayControl {...others} ref={ref} value={value} onChange={change} />;
}

const error = () => (ref as { current: { isValid: () => { error: unknown } } }).current.isValid().error;

beforeEach(() => {
  localStorage.setItem("cms-language", "id");
  onChange.mockClear();
});

it("gives the date that is typed, and says it in words of the editor's language", async () => {
  render(<Form start="2021-02-03" />);
  const box = screen.getByDisplayValue("03/02/2021");
  await userEvent.clear(box);
  await userEvent.type(box, "21/11/2026");
  expect(onChange).toHaveBeenLastCalledWith("2026-11-21");
  expect(box).toHaveValue("21/11/2026");
  expect(screen.getByRole("status")).toHaveTextContent("Sabtu, 21 November 2026");
  expect(error()).toBe(false);
});

it("gives the form what is no date, too, as a change that is not saved, says so, and prevents saving", async () => {
  render(<Form start="2021-02-03" />);
  const box = screen.getByRole("textbox");
  await userEvent.clear(box);
  await userEvent.type(box, "31/02/2026{Tab}");
  expect(onChange).toHaveBeenLastCalledWith("31/02/2026");
  expect(box).toHaveValue("31/02/2026");
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription("Tanggal 31 Februari 2026 tidak ada.");
  expect(error()).toEqual({ type: "CUSTOM", message: "Tanggal: Tanggal 31 Februari 2026 tidak ada." });
});

it("shows what is no date as it was typed when the form gets it from a backup", () => {
  render(<Form start="2026-13-02" />);
  expect(screen.getByRole("textbox")).toHaveValue("2026-13-02");
  expect(screen.getByRole("status")).toHaveTextContent("Ini bukan tanggal.");
});

it("keeps a date as it is being typed, and shows it as others are when the box is left", async () => {
  render(<Form start="" />);
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "2026-11-21");
  expect(box).toHaveValue("2026-11-21");
  await userEvent.tab();
  expect(box).toHaveValue("21/11/2026");
});

it.each([
  ["31 Feb 2026", "Tanggal 31 Februari 2026 tidak ada."],
  ["1 Januari 0027", "Tahunnya harus antara 2000 dan 2099."],
  ["1/1/1999", "Tahunnya harus antara 2000 dan 2099."],
  ["2 Desember", /^Tahunnya belum ada\. Tulis misalnya 2 Desember 20\d\d\.$/],
  ["2/12", /^Tahunnya belum ada\. Tulis misalnya 2 Desember 20\d\d\.$/],
  ["besok", "Ini bukan tanggal. Tulis misalnya 21/11/2026."],
  ["11/21/2026", "Ini bukan tanggal. Tulis misalnya 21/11/2026."],
])("says what is wrong with %s", async (typed, words) => {
  render(<Form start="" />);
  const box = screen.getByRole("textbox");
  await userEvent.type(box, typed);
  expect(box).toHaveAccessibleDescription(words);
  expect(box).toBeInvalid();
});

it("says on which day of the week a date is that is typed with another one", async () => {
  render(<Form start="" />);
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "Selasa, 2 Desember 2026");
  expect(box).toHaveAccessibleDescription(/^2 Desember 2026 jatuh pada hari Rabu\./);
  expect(error()).not.toBe(false);
});

it("is emptied, and takes today", async () => {
  render(<Form start="2021-02-03" />);
  await userEvent.click(screen.getByRole("button", { name: "Tanggal: Kosongkan" }));
  expect(onChange).toHaveBeenLastCalledWith("");
  expect(screen.getByRole("textbox")).toHaveValue("");
  await userEvent.click(screen.getByRole("button", { name: "Tanggal: Hari ini" }));
  expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^20\d\d-\d\d-\d\d$/));
  expect(screen.getByRole("textbox")).toHaveDisplayValue(/^\d\d\/\d\d\/20\d\d$/);
});
