import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { adminLanguage } from "../../../src/cms/interface/admin-language";
import { addLanguageSwitch } from "../../../src/cms/interface/language-switch";

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

it("speaks Indonesian until another language is chosen, and then remembers that", async () => {
  const onChange = jest.fn();
  addLanguageSwitch(onChange);
  expect(document.documentElement.lang).toBe("id");
  expect(screen.getByRole("group", { name: "Bahasa tampilan" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Bahasa Indonesia", pressed: true })).toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Bahasa Indonesia" }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "English", pressed: false }));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(adminLanguage()).toBe("en");
});

it("shows the remembered language", () => {
  localStorage.setItem("cms-language", "en");
  addLanguageSwitch(jest.fn());
  expect(document.documentElement.lang).toBe("en");
  expect(screen.getByRole("button", { name: "English", pressed: true })).toBeInTheDocument();
});
