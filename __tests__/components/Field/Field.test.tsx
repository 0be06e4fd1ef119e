import { screen } from "@testing-library/react";
import { Field } from "../../../src/components/Field/Field";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it("has a label, and is required without saying so", () => {
  renderIn("en", <Field name="name" label="Name" required autoComplete="name" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  expect(input).toBeRequired();
  expect(input).toHaveAttribute("autocomplete", "name");
  expect(input).not.toHaveAttribute("aria-invalid");
});

it.each(languageCodes)("says in %s that it is optional", (language) => {
  renderIn(language, <Field name="company" label="Company" />);
  const name = `Company (${translator(language)("forms:inquiry.optional")})`;
  expect(screen.getByRole("textbox", { name })).not.toBeRequired();
});

it("is described by its hint and by what is wrong", () => {
  renderIn("en", <Field name="email" label="E-mail" required hint="To reply." error="It is not complete." />);
  const input = screen.getByRole("textbox", { name: "E-mail" });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("To reply. It is not complete.");
});

it("has room for a longer text", () => {
  renderIn("en", <Field name="message" label="Message" required multiline />);
  expect(screen.getByRole("textbox", { name: "Message" }).tagName).toBe("TEXTAREA");
});
