import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ControlProps } from "../../../src/cms/decap-cms";
import { ChosenPicture } from "../../../src/cms/widgets/chosen-picture";
import { FocusControl } from "../../../src/cms/widgets/focus";

const onChange = jest.fn();

function show(props: Partial<ControlProps>, picture = "blob:meadow") {
  const others = { forID: "focus-field-1", classNameWrapper: "", getAsset: () => "", onChange };
  const { container } = render(
    <ChosenPicture.Provider value={{ address: picture }}>
      <FocusControl value={undefined} {...others} {...props} />
    </ChosenPicture.Provider>,
  );
  return container;
}

const slider = (name: string) => screen.getByRole("slider", { name: new RegExp(name) });

beforeEach(() => {
  localStorage.setItem("cms-language", "en");
  onChange.mockClear();
});

it("changes nothing by being shown, and shows the middle", () => {
  show({});
  expect(slider("From the left")).toHaveValue("50");
  expect(slider("From the top")).toHaveAttribute("aria-valuetext", "50%");
  expect(screen.queryByRole("button")).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it("sets the point by a tap on the picture", () => {
  const picture = show({}).querySelector("button");
  if (!picture) throw new Error("there is no picture");
  picture.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100);
  fireEvent.click(picture, { clientX: 60, clientY: 110 });
  expect(onChange).toHaveBeenCalledWith("25% 90%");
});

it("sets one direction by its slider, and keeps the other", () => {
  show({ value: "44% 12.5%" });
  fireEvent.change(slider("From the left"), { target: { value: "45" } });
  expect(onChange).toHaveBeenCalledWith("45% 13%");
});

it("goes back to the middle by leaving the point out", async () => {
  show({ value: "44% 12%" });
  await userEvent.click(screen.getByRole("button", { name: "Back to the middle" }));
  expect(onChange).toHaveBeenCalledWith("");
});

it("shows every frame of the site around the point", () => {
  const container = show({ value: "44% 12%" });
  const frames = [...container.querySelectorAll<HTMLImageElement>("li img")];
  expect(frames.map(({ style }) => style.aspectRatio)).toContain("21/9");
  for (const { style } of frames) expect(style.objectPosition).toBe("44% 12%");
});

it("asks for the picture first, and cannot be changed in the other language", () => {
  expect(show({}, "")).toHaveTextContent("Choose the picture first.");
  show({ value: "44% 12%", isDisabled: true });
  expect(slider("From the left")).toBeDisabled();
});
