import { css } from "@emotion/react";
import { FilterLinks } from "../../components/Chips/FilterLinks";
import { NothingYet } from "../../components/EmptyState/NothingYet";
import { NewsGrid } from "../../components/NewsCard/NewsGrid";
import { NoNews } from "../../components/NewsCard/NoNews";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { Pager } from "../../components/Pager/Pager";
import { basePaths, listPath } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { FollowLinks } from "./FollowLinks";

/** Space between the list and the footer. */
const end = css`
  padding-bottom: var(--section);
`;

export interface NewsIndexViewProps {
  readonly title: string;
  readonly lead: string;
  /** Categories that the list can be filtered by: those that have articles. */
  readonly categories: readonly Queries.NewsCategory[];
  /** The category of this page; null for all. */
  readonly category: Queries.NewsCategory | null;
  readonly articles: readonly Queries.NewsCardFragment[];
  /** Number of this page, from 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** A page of the list of articles. */
export function NewsIndexView({ title, lead, categories, category, articles, ...pages }: NewsIndexViewProps) {
  const { t } = useI18n();
  const links = [null, ...categories].map((value) => ({
    to: listPath(basePaths.news, { category: value }),
    label: value ? t(`news:categories.${value}`) : t("news:filter.all"),
    current: value === category,
  }));
  const heading = category
    ? t("news:index.narrowed", { title, category: t(`news:categories.${category}`) })
    : title;
  const nothing = category ? <NoNews heading="h2" /> : <NothingYet heading="h2" />;
  return (
    <div css={end}>
      <Page>
        <PageHeader title={heading} lead={lead} long={category !== null}>
          <FilterLinks label={t("news:filter.label")} links={links} />
        </PageHeader>
        {articles.length > 0 ? <NewsGrid articles={articles} heading="h2" /> : nothing}
        <FollowLinks />
        <Pager {...pages} pathOf={(page) => listPath(basePaths.news, { category, page })} />
      </Page>
    </div>
  );
}
