import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "../../../src/components/Header/MobileMenu";
import { renderIn } from "../../setup/render";

function renderMenu() {
  renderIn(
    "en",
    <>
      <button type="button">Before</button>
      <MobileMenu home />
      <button type="button">Behind</button>
    </>,
  );
  const summary = screen.getByText("Menu").closest("summary");
  const details = summary?.closest("details");
  if (!summary || !details) throw new Error("There is no menu");
  return { summary, details, user: userEvent.setup() };
}

it("holds the sections, the languages and Donate", () => {
  const { details } = renderMenu();
  expect(within(details).getByRole("navigation", { name: "Menu", hidden: true })).toBeInTheDocument();
  expect(within(details).getByRole("group", { name: "Language", hidden: true })).toBeInTheDocument();
  expect(within(details).getByRole("link", { name: "Donate", hidden: true })).toHaveAttribute(
    "href",
    "/donate/",
  );
});

it("closes on Escape and gives focus back to what opened it", async () => {
  const { details, summary, user } = renderMenu();
  await user.click(summary);
  expect(details).toHaveAttribute("open");
  within(details).getByRole("link", { name: "Work" }).focus();
  await user.keyboard("{Escape}");
  expect(details).not.toHaveAttribute("open");
  expect(summary).toHaveFocus();
});

it("leaves focus alone on Escape while it is closed", async () => {
  const { user } = renderMenu();
  const before = screen.getByRole("button", { name: "Before" });
  before.focus();
  await user.keyboard("{Escape}");
  expect(before).toHaveFocus();
});

it.each([
  ["a link in it is followed", "Work", "link"],
  ["something behind it is clicked", "Behind", "button"],
])("closes when %s", async (_, name, role) => {
  const { details, summary, user } = renderMenu();
  await user.click(summary);
  await user.click(screen.getByRole(role, { name }));
  expect(details).not.toHaveAttribute("open");
});

it("closes when focus moves on to what lies behind it", async () => {
  const { details, summary, user } = renderMenu();
  await user.click(summary);
  within(details).getByRole("link", { name: "Donate" }).focus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Behind" })).toHaveFocus();
  expect(details).not.toHaveAttribute("open");
});

it("stays open while colours are changed in it", async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  document.documentElement.classList.add("js");
  const { details, summary, user } = renderMenu();
  await user.click(summary);
  await user.click(within(details).getByRole("button"));
  expect(details).toHaveAttribute("open");
});
