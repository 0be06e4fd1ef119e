import ArrowRight from "lucide-react/icons/arrow-right";
import { textAction } from "../../components/Button/Button.styles";
import { FilterButtons } from "../../components/Chips/FilterButtons";
import { NothingYet } from "../../components/EmptyState/NothingYet";
import { SectionGate } from "../../components/Maintenance/SectionGate";
import { NewsGrid } from "../../components/NewsCard/NewsGrid";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { section, visuallyHidden, wrap } from "../../theme/mixins";
import { useNewsFilter } from "./useNewsFilter";

export interface NewsSectionProps {
  readonly head: Queries.SectionHeadFragment;
  /** The section's maintenance switch. */
  readonly state: Queries.SectionGateFragment;
  /** The newest articles, newest first. */
  readonly articles: readonly Queries.NewsCardFragment[] | undefined;
}

/** News on the home page, with buttons that filter them by category. */
export function NewsSection({ head, state, articles }: NewsSectionProps) {
  const { t } = useI18n();
  const { chosen, choose, options, shown } = useNewsFilter(articles ?? []);
  const isEmpty = articles?.length === 0;
  const allNews = (
    <LocalizedLink to={basePaths.news} css={textAction}>
      {t("news:all")}
      <ArrowRight aria-hidden="true" data-go />
    </LocalizedLink>
  );
  return (
    <section id="news" css={section} aria-labelledby="news-title">
      <div css={wrap}>
        <SectionHead id="news-title" title={head.title} lead={head.lead} stratum={head} link={allNews}>
          {state.underMaintenance || isEmpty ? null : (
            <FilterButtons label={t("news:filter.label")} {...{ options, chosen }} onChoose={choose} />
          )}
        </SectionHead>
        <SectionGate state={state}>
          <p role="status" css={visuallyHidden}>
            {t("news:count", { count: shown.length })}
          </p>
          {isEmpty ? <NothingYet heading="h3" /> : <NewsGrid articles={shown} heading="h3" />}
        </SectionGate>
      </div>
    </section>
  );
}
