import { render, screen } from "@testing-library/react";
import type { ControlProps } from "../../../src/cms/decap-cms";
import { withCounter } from "../../../src/cms/widgets/counter";

const Counted = withCounter(({ value }: ControlProps) => <input readOnly value={String(value)} />);

function show(value: string, { isDisabled = false, isLimited = true } = {}) {
  const field = { get: () => (isLimited ? 120 : undefined) } as unknown as NonNullable<ControlProps["field"]>;
  const others = { forID: "", classNameWrapper: "", getAsset: () => "", onChange: () => undefined };
  return render(<Counted {...others} field={field} value={value} isDisabled={isDisabled} />).container;
}

beforeEach(() => localStorage.setItem("cms-language", "en"));

it("counts as the check does, and is silent while there is room", () => {
  expect(show(` ${"a".repeat(12)} `)).toHaveTextContent("12 of 120");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it.each([
  [101, "20 characters left at most"],
  [109, "20 characters left at most"],
  [111, "10 characters left at most"],
  [123, "3 too many"],
])("announces %i characters in steps", (length, words) => {
  show("a".repeat(length));
  expect(screen.getByRole("status")).toHaveTextContent(words);
});

it("is left out where there is no limit, and where nothing can be typed", () => {
  expect(show("a", { isLimited: false })).not.toHaveTextContent("of");
  expect(show("a", { isDisabled: true })).not.toHaveTextContent("of");
});
