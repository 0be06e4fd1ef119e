import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MobileMenu } from "../../../src/components/Header/MobileMenu";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const t = translator("en");

function renderMenu() {
  renderIn(
    "en",
    <>
      <button type="button">Before</button>
      <MobileMenu home />
      <button type="button">Behind</button>
    </>,
  );
  const summary = screen.getByText(t("common:navigation.menu")).closest("summary");
  const details = summary?.closest("details");
  if (!summary || !details) throw new Error("There is no menu.");
  return { summary, details, user: userEvent.setup() };
}

it("holds the sections and Donate", () => {
  const menu = within(renderMenu().details);
  const hidden = true;
  expect(menu.getByRole("navigation", { name: t("common:navigation.menu"), hidden })).toBeInTheDocument();
  const donate = menu.getByRole("link", { name: t("common:donate"), hidden });
  expect(donate).toHaveAttribute("href", "/donate/");
});

it("closes on Escape and gives focus back to what opened it", async () => {
  const { details, summary, user } = renderMenu();
  await user.click(summary);
  expect(details).toHaveAttribute("open");
  within(details)
    .getByRole("link", { name: t("common:sections.work") })
    .focus();
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
  ["a link in it is followed", t("common:sections.work"), "link"],
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
  within(details)
    .getByRole("link", { name: t("common:donate") })
    .focus();
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
