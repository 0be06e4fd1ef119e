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

it("keeps what is not saved, and says that it is to be saved first", async () => {
  // jsdom has the dialog element, but cannot open it
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const onChange = jest.fn();
  addLanguageSwitch(onChange);
  document.body.append(Object.assign(document.createElement("div"), { className: "css-BackStatusChanged" }));
  await userEvent.click(screen.getByRole("button", { name: "English" }));
  expect(screen.getByRole("dialog", { name: "Ada yang belum disimpan" })).toHaveTextContent("Simpan dahulu");
  expect(onChange).not.toHaveBeenCalled();
  expect(adminLanguage()).toBe("id");
});

it("shows the remembered language", () => {
  localStorage.setItem("cms-language", "en");
  addLanguageSwitch(jest.fn());
  expect(document.documentElement.lang).toBe("en");
  expect(screen.getByRole("button", { name: "English", pressed: true })).toBeInTheDocument();
});
