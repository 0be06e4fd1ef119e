import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ColourSchemeToggle } from "../../../src/components/ColourSchemeToggle/ColourSchemeToggle";
import { colourSchemeStorageKey } from "../../../src/theme/colour-scheme";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const root = document.documentElement;

/** Sets the system's preferred colour scheme. */
function systemPrefers(scheme: "light" | "dark") {
  window.matchMedia = jest.fn().mockReturnValue({ matches: scheme === "dark" });
}

beforeEach(() => root.classList.add("js"));

afterEach(() => {
  root.removeAttribute("data-theme");
  root.removeAttribute("class");
  localStorage.clear();
});

it.each([
  ["light", "dark"],
  ["dark", "light"],
] as const)("changes from the system's %s to %s and back, and remembers it", async (system, other) => {
  systemPrefers(system);
  renderIn("en", <ColourSchemeToggle />);
  await userEvent.click(screen.getByRole("button"));
  expect(root.dataset.theme).toBe(other);
  expect(localStorage.getItem(colourSchemeStorageKey)).toBe(other);
  await userEvent.click(screen.getByRole("button"));
  expect(root.dataset.theme).toBe(system);
  expect(localStorage.getItem(colourSchemeStorageKey)).toBe(system);
});

describe.each(languageCodes)("in %s", (language) => {
  it.each([
    ["light", "dark"],
    ["dark", "light"],
  ] as const)("says that it would change %s colours into %s ones", (shown, other) => {
    systemPrefers("light");
    root.dataset.theme = shown;
    renderIn(language, <ColourSchemeToggle />);
    expect(screen.getByText(translator(language)(`common:colours.${other}`))).toBeVisible();
  });
});

it("changes colours even where storage is refused", async () => {
  systemPrefers("light");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  renderIn("en", <ColourSchemeToggle />);
  await userEvent.click(screen.getByRole("button"));
  expect(root.dataset.theme).toBe("dark");
});

it("is not shown without scripts, which it needs", () => {
  root.classList.remove("js");
  systemPrefers("light");
  renderIn("en", <ColourSchemeToggle />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
