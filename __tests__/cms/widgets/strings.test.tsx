import { fireEvent, render, screen } from "@testing-library/react";
import { StringsControl } from "../../../src/cms/widgets/strings";
import type { InterfaceString } from "../../../src/content-model/interface-strings";

/** The strings as Decap's immutable list; `setIn` returns its arguments. */
function list(strings: readonly InterfaceString[]) {
  return { toJS: () => strings, setIn: (place: unknown, text: string) => ({ place, text }) };
}

it("has a box for each string, named by its words in the other language, which tells what has to stay", () => {
  const onChange = jest.fn();
  const value = list([
    { key: "home", text: "Beranda", placeholders: [] },
    { key: "list.count_other", text: "{{count}} artikel", placeholders: ["count"] },
    { key: "new", text: "Baru", placeholders: [] },
  ]);
  const english = list([
    { key: "home", text: "Home", placeholders: [] },
    { key: "list.count_other", text: "{{count}} articles", placeholders: ["count"] },
  ]);
  render(
    <StringsControl
      value={value}
      entry={{ getIn: (path) => (path.join(".") === "data.strings" ? english : undefined) }}
      locale="id"
      onChange={onChange}
      forID="strings"
      classNameWrapper=""
      getAsset={String}
    />,
  );
  const box = screen.getByRole("textbox", { name: "{{count}} articles" });
  expect(box).toHaveValue("{{count}} artikel");
  expect(box).toHaveAccessibleDescription("{{count}}");
  expect(screen.getByRole("textbox", { name: "Home" })).not.toHaveAccessibleDescription();
  expect(screen.getByRole("textbox", { name: "Baru" })).toHaveValue("Baru");

  fireEvent.change(box, { target: { value: "{{count}} kabar" } });
  expect(onChange).toHaveBeenCalledWith({ place: [1, "text"], text: "{{count}} kabar" });
});

it("is empty where nothing is loaded yet", () => {
  render(
    <StringsControl
      value={undefined}
      onChange={jest.fn()}
      forID="strings"
      classNameWrapper=""
      getAsset={String}
    />,
  );
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});
