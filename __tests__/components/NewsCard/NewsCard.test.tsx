import { screen } from "@testing-library/react";
import { NewsCard } from "../../../src/components/NewsCard/NewsCard";
import { NewsGrid } from "../../../src/components/NewsCard/NewsGrid";
import { NoNews } from "../../../src/components/NewsCard/NoNews";
import { newsCard, newsCards } from "../../setup/news";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "/news/sentani-agreement/", "Partnership", "By Yohana Wally", "September 30, 2025"],
  ["id", "/id/news/sentani-agreement/", "Kemitraan", "Oleh Yohana Wally", "30 September 2025"],
] as const)("shows an article in %s", (language, path, category, author, date) => {
  const article = newsCard({ language, contentLanguage: language });
  renderIn(language, <NewsCard article={article} variant="lead" heading="h3" />);
  expect(screen.getByRole("heading", { level: 3, name: "Twelve communities sign" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Twelve communities sign" })).toHaveAttribute("href", path);
  for (const words of [category, author, "Who carries the keys to the nursery."]) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(screen.getByText(date)).toHaveAttribute("datetime", "2025-09-30");
  expect(screen.getByRole("img", { name: "A canoe of seedlings" })).toHaveAttribute("loading", "lazy");
});

it("says which language a text without translation is in", () => {
  const article = newsCard({ language: "id", contentLanguage: "en" });
  renderIn("id", <NewsCard article={article} variant="row" heading="h2" />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("lang", "en");
  expect(screen.getByText("Who carries the keys to the nursery.")).toHaveAttribute("lang", "en");
});

it("lists articles in their order", () => {
  renderIn("en", <NewsGrid articles={newsCards("en")} heading="h2" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Agreement",
    "Dashboard",
    "Guide",
    "Trees",
  ]);
});

it.each([
  ["en", "No articles here yet", "Show all news", "/news/", /^Nothing has been published in this category/],
  ["id", "Belum ada artikel di sini", "Tampilkan semua berita", "/id/news/", /^Belum ada yang diterbitkan/],
] as const)("says in %s that there are none", (language, title, action, path, hint) => {
  renderIn(language, <NoNews heading="h2" />);
  expect(screen.getByRole("heading", { level: 2, name: title })).toBeInTheDocument();
  expect(screen.getByText(hint)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", path);
});
