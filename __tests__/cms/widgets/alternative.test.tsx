import { render, screen } from "@testing-library/react";
import type { ControlProps } from "../../../src/cms/decap-cms";
import { withAdvice } from "../../../src/cms/widgets/alternative";

const Line = ({ value }: ControlProps) => <input value={String(value)} readOnly />;
const Advised = withAdvice(Line);

it("advises while an alternative text begins like a label, and is silent otherwise", () => {
  localStorage.setItem("cms-language", "en");
  const props = { forID: "alt", classNameWrapper: "", onChange: jest.fn(), getAsset: () => "" };
  const { rerender } = render(<Advised {...props} value="A photo of a nursery" />);
  expect(screen.getByRole("status")).toHaveTextContent("Leave out “A photo of”");
  expect(screen.getByRole("textbox")).toHaveValue("A photo of a nursery");
  rerender(<Advised {...props} value="A nursery" />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
