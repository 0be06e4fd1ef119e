import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterButtons } from "../../../src/components/Chips/FilterButtons";
import { FilterLinks } from "../../../src/components/Chips/FilterLinks";
import { renderIn } from "../../setup/render";

const options = [
  { value: "all", label: "All" },
  { value: "peat", label: "Peat" },
] as const;

it("presses the chosen button of a named group and reports another", async () => {
  const onChoose = jest.fn();
  renderIn("en", <FilterButtons label="Filter" options={options} chosen="all" onChoose={onChoose} />);
  expect(screen.getByRole("group", { name: "Filter" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "All", pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Peat", pressed: false }));
  expect(onChoose).toHaveBeenCalledWith("peat");
});

it("hides buttons where scripts do not run, unlike links", () => {
  renderIn("en", <FilterButtons label="Filter" options={options} chosen="all" onChoose={jest.fn()} />);
  const group = screen.getByRole("group", { hidden: true });
  document.documentElement.classList.remove("js");
  expect(group).not.toBeVisible();
  document.documentElement.classList.add("js");
  expect(group).toBeVisible();
});

it("marks the link of the page that is shown", () => {
  const links = [
    { to: "/news/", label: "All", current: false },
    { to: "/news/category/peat/", label: "Peat", current: true },
  ];
  renderIn("id", <FilterLinks label="Filter" links={links} />);
  expect(screen.getByRole("navigation", { name: "Filter" })).toBeInTheDocument();
  expect(screen.getByRole("link", { current: true })).toHaveAttribute("href", "/id/news/category/peat/");
  expect(screen.getByRole("link", { name: "All" })).not.toHaveAttribute("aria-current");
});
