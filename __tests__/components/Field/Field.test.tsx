import { screen } from "@testing-library/react";
import { Field } from "../../../src/components/Field/Field";
import { renderIn } from "../../setup/render";

it("has a label, and is required without saying so", () => {
  renderIn("en", <Field name="name" label="Name" required autoComplete="name" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input).toBeRequired();
  expect(input).toHaveAttribute("autocomplete", "name");
  expect(input).not.toHaveAttribute("aria-invalid");
});

it.each([
  ["en", "Company (optional)"],
  ["id", "Company (opsional)"],
] as const)("says in %s that it is optional", (language, name) => {
  renderIn(language, <Field name="company" label="Company" />);
  expect(screen.getByRole("textbox", { name })).not.toBeRequired();
});

it("is described by its hint and by what is wrong", () => {
  renderIn("en", <Field name="email" label="E-mail" required hint="To reply." error="Please complete it." />);
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("To reply. Please complete it.");
});

it("has room for a longer text", () => {
  renderIn("en", <Field name="message" label="Message" required multiline />);
  expect(screen.getByRole("textbox", { name: "Message" }).tagName).toBe("TEXTAREA");
});
