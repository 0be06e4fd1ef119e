import { screen, within } from "@testing-library/react";
import { NewsCard } from "../../../src/components/NewsCard/NewsCard";
import { NewsGrid } from "../../../src/components/NewsCard/NewsGrid";
import { NoNews } from "../../../src/components/NewsCard/NoNews";
import { formatDate } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";
import { newsCard, newsCards } from "../../setup/news";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it.each(languageCodes)("shows an article in %s", (language) => {
  const t = translator(language);
  const article = newsCard({ language, contentLanguage: language });
  const { title, excerpt, author, date, category, slug, image } = article;
  renderIn(language, <NewsCard article={article} variant="lead" heading="h3" />);
  expect(screen.getByRole("heading", { level: 3, name: title })).toBeInTheDocument();
  const path = localizedPath(`/news/${slug}/`, language);
  expect(screen.getByRole("link", { name: title })).toHaveAttribute("href", path);
  for (const words of [t(`news:categories.${category}`), t("news:card.author", { author }), excerpt]) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(screen.getByText(formatDate(date, language))).toHaveAttribute("datetime", date);
  expect(screen.getByRole("img", { name: image.alt })).toHaveAttribute("loading", "lazy");
});

it("says which language a text without translation is in", () => {
  const article = newsCard({ language: "id", contentLanguage: "en" });
  renderIn("id", <NewsCard article={article} variant="row" heading="h2" />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("lang", "en");
  expect(screen.getByText(article.excerpt)).toHaveAttribute("lang", "en");
});

it("lists articles in their order", () => {
  const articles = newsCards("en");
  renderIn("en", <NewsGrid articles={articles} heading="h2" />);
  const titles = screen.getAllByRole("listitem").map((item) => within(item).getByRole("link").textContent);
  expect(titles).toEqual(articles.map(({ title }) => title));
});

it.each(languageCodes)("says in %s that there are none", (language) => {
  const t = translator(language);
  renderIn(language, <NoNews heading="h2" />);
  expect(screen.getByRole("heading", { level: 2, name: t("news:empty.title") })).toBeInTheDocument();
  expect(screen.getByText(t("news:empty.hint"))).toBeInTheDocument();
  const all = screen.getByRole("link", { name: t("news:empty.action") });
  expect(all).toHaveAttribute("href", localizedPath("/news/", language));
});
