import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { ControlProps } from "../../../src/cms/decap-cms";
import { readingAnew } from "../../../src/cms/widgets/markdown";

/** Like Decap's rich text: it reads its value once. */
function OnceControl({ value, onChange }: ControlProps) {
  const [text, setText] = useState(typeof value === "string" ? value : "");
  const change = (next: string) => {
    setText(next);
    onChange(next);
  };
  return <textarea value={text} onChange={({ target }) => change(target.value)} />;
}

const Wrapped = readingAnew(OnceControl);
const others = { forID: "", classNameWrapper: "", getAsset: () => "" };
function Form() {
  const [value, setValue] = useState<unknown>();
  return (
    <>
      <Wrapped {...others} value={value} onChange={setValue} />
      {["copied", "a"].map((text) => (
        <button key={text} onClick={() => setValue(text)}>
          {text}
        </button>
      ))}
    </>
  );
}

const copy = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("shows what is copied into it, each time, and keeps the cursor while one types", async () => {
  render(<Form />);
  const box = screen.getByRole("textbox");
  await userEvent.type(box, "mine");
  expect(screen.getByRole("textbox")).toBe(box);
  await copy("copied");
  expect(screen.getByRole("textbox")).toHaveValue("copied");
  await userEvent.type(screen.getByRole("textbox"), "!");
  expect(screen.getByRole("textbox")).toHaveValue("copied!");
  await copy("copied");
  expect(screen.getByRole("textbox")).toHaveValue("copied");
});

it("gets a text of its own back", async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole("textbox"), "ab");
  await copy("a");
  expect(screen.getByRole("textbox")).toHaveValue("a");
});
