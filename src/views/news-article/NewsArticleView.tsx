import { graphql } from "gatsby";
import { AskBand } from "../../components/AskBand/AskBand";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs";
import { LedePicture } from "../../components/LedePicture/LedePicture";
import { Page } from "../../components/Page/Page";
import { PageHeader } from "../../components/Page/PageHeader";
import { Prose } from "../../components/Prose/Prose";
import { Split } from "../../components/Split/Split";
import { TranslationNotice } from "../../components/TranslationNotice/TranslationNotice";
import { basePaths } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { kicker } from "../../theme/mixins";
import { ArticleNeighbours, type ArticleNeighboursProps } from "./ArticleNeighbours";
import { ArticleSide } from "./ArticleSide";
import { Byline } from "./Byline";

export interface NewsArticleViewProps extends ArticleNeighboursProps {
  readonly article: Queries.NewsArticleViewFragment;
  /** Absolute address of the page, for sharing. */
  readonly address: string;
  /** Heading of the call to donate. */
  readonly donateTitle: string;
}

/** The page of an article. */
export function NewsArticleView({ article, address, donateTitle, ...neighbours }: NewsArticleViewProps) {
  const { t } = useI18n();
  const lang = foreignLang(article);
  const kind = <p css={kicker}>{t(`news:categories.${article.category}`)}</p>;
  return (
    <>
      <article>
        <Page>
          <Breadcrumbs
            trail={[{ to: basePaths.news, label: t("common:sections.news") }]}
            current={article.title}
            lang={lang}
          />
          <PageHeader title={article.title} lang={lang} long above={kind}>
            <Byline article={article} />
            <TranslationNotice
              contentLanguage={article.contentLanguage}
              newerIn={article.newerIn}
              partlyIn={article.partlyIn}
            />
          </PageHeader>
          <LedePicture picture={article.image} lang={lang} />
          <Split
            sideLast
            sideLabel={t("news:article.about")}
            side={<ArticleSide project={article.project} title={article.title} address={address} />}
          >
            <Prose html={article.body} lang={lang} opening />
            <ArticleNeighbours {...neighbours} />
          </Split>
        </Page>
      </article>
      <AskBand title={donateTitle} />
    </>
  );
}

export const newsArticleViewFragment = graphql`
  fragment NewsArticleView on NewsArticle {
    ...ForeignText
    newerIn
    partlyIn
    title
    category
    body
    image {
      ...LedePicture
    }
    ...Byline
    ...ArticleSide
  }
`;
