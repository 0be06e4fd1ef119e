import { useState } from "react";
import { useI18n } from "../../i18n/I18nContext";

/** Filters of the home page's news. */
const filters = ["all", "productUpdate", "partnership", "resource"] as const;
export type NewsFilter = (typeof filters)[number];

/** The chosen filter, its setter, all options, and the articles that match. */
export function useNewsFilter(articles: readonly Queries.NewsCardFragment[]) {
  const { t } = useI18n();
  const [chosen, choose] = useState<NewsFilter>("all");
  const options = filters.map((value) => ({
    value,
    label: value === "all" ? t("news:filter.all") : t(`news:categories.${value}`),
  }));
  const shown = articles.filter(({ category }) => chosen === "all" || category === chosen);
  return { chosen, choose, options, shown };
}
