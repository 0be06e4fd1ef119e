import { useState } from "react";
import { useI18n } from "../../i18n/I18nContext";

/** What the home page's news can be narrowed to. */
const filters = ["all", "productUpdate", "partnership", "resource"] as const;
export type NewsFilter = (typeof filters)[number];

/** The chosen filter, what can be chosen, and the articles that it lets through. */
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
