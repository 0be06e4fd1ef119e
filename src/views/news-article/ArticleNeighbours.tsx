import { graphql } from "gatsby";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { textAction } from "../../components/Button/Button.styles";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./ArticleNeighbours.styles";

export interface ArticleNeighboursProps {
  /** The article published before this one. */
  readonly previous: Queries.ArticleNeighbourFragment | null;
  /** The article published after this one. */
  readonly next: Queries.ArticleNeighbourFragment | null;
}

/** Links to the articles before and after this one, and to all of them. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  const { t } = useI18n();
  return (
    <nav css={styles.neighbours} aria-label={t("news:article.neighbours")}>
      {previous ? <Neighbour article={previous} rel="prev" label={t("news:article.previous")} /> : null}
      {next ? <Neighbour article={next} rel="next" label={t("news:article.next")} /> : null}
      <p css={styles.all}>
        <LocalizedLink to={basePaths.news} css={textAction}>
          <ArrowLeft aria-hidden="true" />
          {t("news:all")}
        </LocalizedLink>
      </p>
    </nav>
  );
}

interface NeighbourProps {
  readonly article: Queries.ArticleNeighbourFragment;
  readonly rel: "prev" | "next";
  readonly label: string;
}

function Neighbour({ article, rel, label }: NeighbourProps) {
  return (
    <LocalizedLink
      to={pagePath(basePaths.news, article.slug)}
      rel={rel}
      css={[styles.neighbour, styles[rel]]}
    >
      <span>{label}</span>
      <strong lang={foreignLang(article)}>{article.title}</strong>
    </LocalizedLink>
  );
}

export const articleNeighbourFragment = graphql`
  fragment ArticleNeighbour on NewsArticle {
    slug
    title
    ...ForeignText
  }
`;
