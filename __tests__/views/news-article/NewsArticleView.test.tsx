import { screen, within } from "@testing-library/react";
import { formatDate, formatLanguage } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { NewsArticleView } from "../../../src/views/news-article/NewsArticleView";
import { defaultLanguage, languageCodes, type Language } from "../../setup/languages";
import { pictureFile } from "../../setup/pictures";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const article: Queries.NewsArticleViewFragment = {
  language: "en",
  contentLanguage: "en",
  newerIn: null,
  partlyIn: null,
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

function renderArticle(language: Language, changes: Partial<Queries.NewsArticleViewFragment> = {}) {
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

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);

  it("says what it is, by whom, of when and how long", () => {
    renderArticle(language);
    const page = within(screen.getByRole("article"));
    expect(page.getByRole("heading", { level: 1, name: article.title })).toBeInTheDocument();
    for (const words of [
      t("news:categories.partnership"),
      formatDate(article.date, language),
      t("news:article.minutes", { count: article.readingMinutes }),
      article.author,
    ]) {
      expect(page.getByText(plain(words))).toBeInTheDocument();
    }
  });

  it("says what the icons of author, date and length mean", () => {
    renderArticle(language);
    for (const [meaning, words] of [
      [t("news:article.author"), article.author],
      [t("news:article.published"), formatDate(article.date, language)],
      [t("news:article.readingTime"), t("news:article.minutes", { count: article.readingMinutes })],
    ]) {
      const said = `${meaning}: ${words}`;
      expect(screen.getByText((_, part) => part?.textContent === plain(said))).toBeInTheDocument();
    }
  });

  it("shows its picture first and with its caption, and its text", () => {
    renderArticle(language);
    const figure = screen.getByRole("figure");
    const picture = within(figure).getByRole("img", { name: "A canoe of seedlings" });
    expect(picture).toHaveAttribute("fetchpriority", "high");
    expect(picture).toHaveAttribute("loading", "eager");
    expect(within(figure).getByText("Seedlings travel by canoe.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 2, name: "What was agreed" })).toBeInTheDocument();
  });

  it("leads to its project", () => {
    renderArticle(language);
    expect(screen.getByText(t("news:article.project"))).toBeInTheDocument();
    const path = localizedPath("/projects/sentani-nurseries/", language);
    expect(screen.getByRole("link", { name: "Sentani Nurseries" })).toHaveAttribute("href", path);
  });

  it("may belong to no project", () => {
    renderArticle(language, { project: null });
    expect(screen.queryByText(t("news:article.project"))).not.toBeInTheDocument();
  });

  it("leads to its neighbours", () => {
    renderArticle(language);
    const list = localizedPath("/news/", language);
    const neighbours = screen.getByRole("navigation", { name: t("news:article.neighbours") });
    const links = within(neighbours).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [`${t("news:article.previous")}The dashboard`, `${list}dashboard/`],
      [`${t("news:article.next")}The trees`, `${list}trees/`],
      [t("news:all"), list],
    ]);
  });

  it("stands below the news and asks for a donation", () => {
    renderArticle(language);
    const crumbs = screen.getByRole("navigation", { name: t("common:breadcrumbs.label") });
    const above = within(crumbs).getAllByRole("link");
    expect(above.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [t("common:breadcrumbs.home"), localizedPath("/", language)],
      [t("common:sections.news"), localizedPath("/news/", language)],
    ]);
    expect(screen.getByRole("region", { name: "A seedling needs a carrier." })).toBeInTheDocument();
  });

  it("says nothing of languages where the text is in the reader's", () => {
    renderArticle(language);
    expect(screen.queryByRole("note")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");
  });
});

it("says that it is not translated and marks its words", () => {
  renderArticle("id", { contentLanguage: defaultLanguage });
  const notice = translator("id")("common:notTranslated", {
    language: formatLanguage(defaultLanguage, "id"),
  });
  expect(screen.getByRole("note")).toHaveTextContent(notice);
  const text = screen.getByText("It took a long run of meetings.").closest("[lang]");
  for (const part of [screen.getByRole("heading", { level: 1 }), screen.getByRole("figure"), text]) {
    expect(part).toHaveAttribute("lang", defaultLanguage);
  }
});
