import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { localizedPath } from "../../../src/domain/paths";
import { NewsSection } from "../../../src/views/home/NewsSection";
import { languageCodes, type Language } from "../../setup/languages";
import { newsCard, newsCards } from "../../setup/news";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const head = { height: "0 m", layer: "Forest floor", title: "From the field", lead: null };
const open = { underMaintenance: false, message: "Soon." };

function renderSection(language: Language, articles = newsCards(language), state = open) {
  renderIn(language, <NewsSection head={head} state={state} articles={articles} />);
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const filter = (name: string) => screen.getByRole("button", { name });

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);

  it("says that there are no articles yet, without a filter for them", () => {
    renderSection(language, []);
    expect(titles()).toEqual([t("common:nothingYet.title")]);
    expect(screen.queryByRole("group", { name: t("news:filter.label") })).not.toBeInTheDocument();
  });

  it("shows all articles at first", () => {
    renderSection(language);
    expect(screen.getByRole("region", { name: head.title })).toHaveAttribute("id", "news");
    expect(titles()).toEqual(["Agreement", "Dashboard", "Guide", "Trees"]);
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent(t("news:filter.all"));
    expect(screen.getByRole("status")).toHaveTextContent(t("news:count", { count: 4 }));
  });

  it("has its filters and a link to all news", () => {
    renderSection(language);
    expect(screen.getByRole("group", { name: t("news:filter.label") })).toBeInTheDocument();
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
      t("news:filter.all"),
      t("news:categories.productUpdate"),
      t("news:categories.partnership"),
      t("news:categories.resource"),
    ]);
    const all = screen.getByRole("link", { name: t("news:all") });
    expect(all).toHaveAttribute("href", localizedPath("/news/", language));
  });

  it.each([
    ["productUpdate", ["Dashboard"]],
    ["partnership", ["Agreement", "Trees"]],
    ["resource", ["Guide"]],
  ] as const)("narrows to %s and says how many there are", async (category, expected) => {
    const name = t(`news:categories.${category}`);
    renderSection(language);
    await userEvent.click(filter(name));
    expect(titles()).toEqual(expected);
    expect(screen.getByRole("status")).toHaveTextContent(t("news:count", { count: expected.length }));
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent(name);
    await userEvent.click(filter(t("news:filter.all")));
    expect(titles()).toHaveLength(4);
  });

  it("narrows with the keyboard", async () => {
    renderSection(language);
    filter(t("news:categories.resource")).focus();
    await userEvent.keyboard("{Enter}");
    expect(titles()).toEqual(["Guide"]);
  });

  it("offers only categories that have articles", () => {
    const card = newsCard();
    renderSection(language, [card]);
    const offered = screen.getAllByRole("button").map((button) => button.textContent);
    expect(offered).toEqual([t("news:filter.all"), t(`news:categories.${card.category}`)]);
  });

  it("shows its message, no filters and no articles under maintenance", () => {
    renderSection(language, newsCards(language), { ...open, underMaintenance: true });
    expect(titles()).toEqual([t("home:maintenance.title")]);
    expect(screen.getByText(open.message)).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
