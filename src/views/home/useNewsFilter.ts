import { useState } from "react";
import { useI18n } from "../../i18n/I18nContext";

/** Filters of the home page's news. */
const filters = ["all", "productUpdate", "partnership", "resource"] as const;
export type NewsFilter = (typeof filters)[number];

/** The chosen filter, its setter, the options that have articles, and the articles that match. */
export function useNewsFilter(articles: readonly Queries.NewsCardFragment[]) {
  const { t } = useI18n();
  const [chosen, choose] = useState<NewsFilter>("all");
  const isOf = (value: NewsFilter) => (article: Queries.NewsCardFragment) =>
    value === "all" || article.category === value;
  const used = filters.filter((value) => articles.some(isOf(value)));
  const options = used.map((value) => ({
    value,
    label: value === "all" ? t("news:filter.all") : t(`news:categories.${value}`),
  }));
  const shown = articles.filter(isOf(chosen));
  return { chosen, choose, options, shown };
}
