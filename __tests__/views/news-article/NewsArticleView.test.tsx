import { screen, within } from "@testing-library/react";
import { NewsArticleView } from "../../../src/views/news-article/NewsArticleView";
import { pictureFile } from "../../setup/pictures";
import { renderIn } from "../../setup/render";

const article: Queries.NewsArticleViewFragment = {
  language: "en",
  contentLanguage: "en",
  title: "Twelve communities sign",
  category: "partnership",
  author: "Yohana Wally",
  date: "2025-09-30",
  readingMinutes: 4,
  body: "<p>It took a long run of meetings.</p><h2>What was agreed</h2>",
  image: {
    alt: "A canoe of seedlings",
    focus: null,
    caption: "Seedlings travel by canoe.",
    src: pictureFile("lake-village"),
  },
  project: { slug: "sentani-nurseries", title: "Sentani Nurseries", language: "en", contentLanguage: "en" },
};

const neighbour = (slug: string, title: string) => ({
  slug,
  title,
  language: "en",
  contentLanguage: "en",
});

function renderArticle(language: "en" | "id", changes: Partial<Queries.NewsArticleViewFragment> = {}) {
  renderIn(
    language,
    <NewsArticleView
      article={{ ...article, language, contentLanguage: language, ...changes }}
      address="https://tajuk.example/news/sentani-agreement/"
      previous={neighbour("dashboard", "The dashboard")}
      next={neighbour("trees", "The trees")}
      donateTitle="A seedling needs a carrier."
    />,
  );
}

it.each([
  ["en", "Partnership", "September 30, 2025", "4 minutes"],
  ["id", "Kemitraan", "30 September 2025", "4 menit"],
] as const)("says in %s what it is, by whom, of when and how long", (language, ...words) => {
  renderArticle(language);
  const page = screen.getByRole("article");
  expect(
    within(page).getByRole("heading", { level: 1, name: "Twelve communities sign" }),
  ).toBeInTheDocument();
  for (const expected of [...words, "Yohana Wally"]) {
    expect(within(page).getByText(expected)).toBeInTheDocument();
  }
});

it("shows its picture first and with its caption, and its text", () => {
  renderArticle("en");
  const figure = screen.getByRole("figure");
  const picture = within(figure).getByRole("img", { name: "A canoe of seedlings" });
  expect(picture).toHaveAttribute("fetchpriority", "high");
  expect(picture).toHaveAttribute("loading", "eager");
  expect(within(figure).getByText("Seedlings travel by canoe.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "What was agreed" })).toBeInTheDocument();
});

it.each([
  ["en", "Part of the project", "/projects/sentani-nurseries/"],
  ["id", "Bagian dari proyek", "/id/projects/sentani-nurseries/"],
] as const)("leads in %s to its project", (language, label, path) => {
  renderArticle(language);
  expect(screen.getByText(label)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sentani Nurseries" })).toHaveAttribute("href", path);
});

it("may belong to no project", () => {
  renderArticle("en", { project: null });
  expect(screen.queryByText("Part of the project")).not.toBeInTheDocument();
});

it.each([
  ["en", "More articles", "Previous article", "Next article", "All news", ""],
  ["id", "Artikel lain", "Artikel sebelumnya", "Artikel berikutnya", "Semua berita", "/id"],
] as const)("leads in %s to its neighbours", (language, label, previous, next, all, prefix) => {
  renderArticle(language);
  const links = within(screen.getByRole("navigation", { name: label })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [`${previous}The dashboard`, `${prefix}/news/dashboard/`],
    [`${next}The trees`, `${prefix}/news/trees/`],
    [all, `${prefix}/news/`],
  ]);
});

it("stands below the news and asks for a donation", () => {
  renderArticle("id");
  const crumbs = within(screen.getByRole("navigation", { name: "Jejak halaman" })).getAllByRole("link");
  expect(crumbs.map((link) => link.textContent)).toEqual(["Beranda", "Berita"]);
  expect(screen.getByRole("region", { name: "A seedling needs a carrier." })).toBeInTheDocument();
});

it("says that it is not translated and marks its words", () => {
  renderArticle("id", { contentLanguage: "en" });
  expect(screen.getByRole("note")).toHaveTextContent("dalam bahasa Inggris");
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  expect(screen.getByRole("figure")).toHaveAttribute("lang", "en");
  expect(screen.getByText("It took a long run of meetings.").closest("[lang]")).toHaveAttribute("lang", "en");
});

it("says nothing of the kind of a translated text", () => {
  renderArticle("id");
  expect(screen.queryByRole("note")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");
});
