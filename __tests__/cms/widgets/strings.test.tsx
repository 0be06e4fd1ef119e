import { fireEvent, render, screen } from "@testing-library/react";
import { StringsControl } from "../../../src/cms/widgets/strings";
import type { InterfaceString } from "../../../src/content-model/interface-strings";

/** The strings as Decap's immutable list; `setIn` returns its arguments. */
function list(strings: readonly InterfaceString[]) {
  return { toJS: () => strings, setIn: (place: unknown, text: string) => ({ place, text }) };
}

it("has a labelled box for each string, which tells what has to stay", () => {
  const onChange = jest.fn();
  const value = list([
    { key: "home", text: "Home", placeholders: [] },
    { key: "list.count_other", text: "{{count}} articles", placeholders: ["count"] },
  ]);
  render(
    <StringsControl
      value={value}
      onChange={onChange}
      forID="strings"
      classNameWrapper=""
      getAsset={String}
    />,
  );
  const box = screen.getByRole("textbox", { name: "list.count_other" });
  expect(box).toHaveValue("{{count}} articles");
  expect(box).toHaveAccessibleDescription("{{count}}");
  expect(screen.getByRole("textbox", { name: "home" })).not.toHaveAccessibleDescription();

  fireEvent.change(box, { target: { value: "{{count}} stories" } });
  expect(onChange).toHaveBeenCalledWith({ place: [1, "text"], text: "{{count}} stories" });
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
