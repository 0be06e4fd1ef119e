import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ControlProps } from "../../../src/cms/decap-cms";
import { withoutIdleChanges } from "../../../src/cms/widgets/reference";

/** A widget with one button that reports the current value, and one that reports another value. */
function Choice({ value, onChange }: ControlProps) {
  return (
    <>
      <button onClick={() => onChange(value)}>Same</button>
      <button onClick={() => onChange("dry-peat", { project: {} })}>Other</button>
    </>
  );
}

it("reports a choice, but not the value that it was given", async () => {
  const Control = withoutIdleChanges(Choice);
  const onChange = jest.fn();
  render(
    <Control value="wet-peat" onChange={onChange} forID="project" classNameWrapper="" getAsset={String} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Same" }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Other" }));
  expect(onChange).toHaveBeenCalledWith("dry-peat", { project: {} });
});
