import { NewsCard, type NewsCardProps } from "./NewsCard";
import * as styles from "./NewsGrid.styles";

export interface NewsGridProps extends Pick<NewsCardProps, "heading"> {
  /** In display order; the first one is the lead. */
  readonly articles: readonly Queries.NewsCardFragment[];
}

/** Articles: one lead with three rows beside it, further rows in two columns below. */
export function NewsGrid({ articles, heading }: NewsGridProps) {
  return (
    <ul css={styles.grid}>
      {articles.map((article, index) => (
        <li key={article.slug}>
          <NewsCard article={article} variant={index === 0 ? "lead" : "row"} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
