import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewsSection } from "../../../src/views/home/NewsSection";
import { newsCard, newsCards } from "../../setup/news";
import { renderIn } from "../../setup/render";

const head = { height: "0 m", layer: "Forest floor", title: "From the field", lead: null };
const open = { underMaintenance: false, message: "Soon." };

function renderSection(language: "en" | "id", articles = newsCards(language), state = open) {
  renderIn(language, <NewsSection head={head} state={state} articles={articles} />);
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

it("shows all four articles at first", () => {
  renderSection("en");
  expect(screen.getByRole("region", { name: "From the field" })).toHaveAttribute("id", "news");
  expect(titles()).toEqual(["Agreement", "Dashboard", "Guide", "Trees"]);
  expect(screen.getByRole("button", { name: "All", pressed: true })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("4 articles");
});

it.each([
  ["en", "Filter news", "All news", "/news/", ["All", "Product update", "Partnership", "Resource"]],
  [
    "id",
    "Saring berita",
    "Semua berita",
    "/id/news/",
    ["Semua", "Pembaruan produk", "Kemitraan", "Sumber daya"],
  ],
] as const)("has in %s its filters and a link to all news", (language, label, all, path, filters) => {
  renderSection(language);
  expect(screen.getByRole("group", { name: label })).toBeInTheDocument();
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(filters);
  expect(screen.getByRole("link", { name: all })).toHaveAttribute("href", path);
});

it.each([
  ["Product update", ["Dashboard"], "1 article"],
  ["Partnership", ["Agreement", "Trees"], "2 articles"],
  ["Resource", ["Guide"], "1 article"],
])("narrows to %s and says how many there are", async (filter, expected, count) => {
  renderSection("en");
  await userEvent.click(screen.getByRole("button", { name: filter }));
  expect(titles()).toEqual(expected);
  expect(screen.getByRole("status")).toHaveTextContent(count);
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent(filter);
  await userEvent.click(screen.getByRole("button", { name: "All" }));
  expect(titles()).toHaveLength(4);
});

it("narrows with the keyboard, in Indonesian", async () => {
  renderSection("id");
  screen.getByRole("button", { name: "Sumber daya" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(titles()).toEqual(["Guide"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 artikel");
});

it("says so where no article is of the chosen category", async () => {
  renderSection("en", [newsCard()]);
  await userEvent.click(screen.getByRole("button", { name: "Resource" }));
  expect(titles()).toEqual(["No articles here yet"]);
  expect(screen.getByRole("status")).toHaveTextContent("0 articles");
});

it("shows its message, no filters and no articles under maintenance", () => {
  renderSection("en", newsCards("en"), { underMaintenance: true, message: "The newsroom is being updated." });
  expect(titles()).toEqual(["Under Construction"]);
  expect(screen.getByText("The newsroom is being updated.")).toBeInTheDocument();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
