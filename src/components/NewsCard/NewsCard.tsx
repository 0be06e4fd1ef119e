import { graphql } from "gatsby";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { kicker } from "../../theme/mixins";
import { Picture } from "../Picture/Picture";
import * as styles from "./NewsCard.styles";

export interface NewsCardProps {
  readonly article: Queries.NewsCardFragment;
  /** `lead` has a large picture above its text, `row` a small one beside it. */
  readonly variant: "lead" | "row";
  /** Level of its heading: one below that of the list. */
  readonly heading: "h2" | "h3";
}

/** An article in a list. The whole card is clickable. */
export function NewsCard({ article, variant, heading: Heading }: NewsCardProps) {
  const { t, format } = useI18n();
  const { title, excerpt, author, date, category, slug, image } = article;
  const lang = foreignLang(article);
  const data = image.src.childImageSharp?.gatsbyImageData;
  return (
    <article css={[styles.card, styles[variant]]}>
      <div css={styles.frame}>
        {data ? (
          <Picture data={data} alt={image.alt} focus={image.focus} sizes={styles.pictureSizes[variant]} />
        ) : null}
      </div>
      <div>
        <p css={kicker}>{t(`news:categories.${category}`)}</p>
        <Heading lang={lang}>
          <LocalizedLink to={pagePath(basePaths.news, slug)}>{title}</LocalizedLink>
        </Heading>
        <p css={styles.excerpt} data-excerpt lang={lang}>
          {excerpt}
        </p>
        <p css={styles.meta}>
          <span>{t("news:card.author", { author })}</span>
          <time dateTime={date}>{format.date(date)}</time>
        </p>
      </div>
    </article>
  );
}

export const newsCardFragment = graphql`
  fragment NewsCard on NewsArticle {
    slug
    ...ForeignText
    title
    excerpt
    author
    date
    category
    image {
      alt
      focus
      src {
        childImageSharp {
          gatsbyImageData(width: 1110)
        }
      }
    }
  }
`;
