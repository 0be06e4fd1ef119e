import { graphql } from "gatsby";
import BookOpen from "lucide-react/icons/book-open";
import Download from "lucide-react/icons/download";
import Info from "lucide-react/icons/info";
import Star from "lucide-react/icons/star";
import { useI18n } from "../../i18n/I18nContext";

export const bookFactsFragment = graphql`
  fragment BookFacts on Resource {
    rating
    reviewCount
    totalDownloads
    pageCount
    sampleFigures
  }
`;

export interface BookFactsProps {
  readonly book: Queries.BookFactsFragment;
}

/** A book's rating, downloads and length; missing ones are left out. */
export function BookFacts({ book }: BookFactsProps) {
  const { t, format } = useI18n();
  const { rating, reviewCount, totalDownloads, pageCount, sampleFigures } = book;
  return (
    <ul>
      {rating !== null && reviewCount !== null ? (
        <li>
          <Star aria-hidden="true" />
          {t("resources:rating", { rating: format.number(rating), count: reviewCount })}
        </li>
      ) : null}
      {totalDownloads === null ? null : (
        <li>
          <Download aria-hidden="true" />
          {t("resources:totalDownloads", { downloads: format.number(totalDownloads) })}
        </li>
      )}
      {pageCount === null ? null : (
        <li>
          <BookOpen aria-hidden="true" />
          {t("resources:pages", { count: pageCount })}
        </li>
      )}
      {sampleFigures ? (
        <li>
          <Info aria-hidden="true" />
          {t("resources:sampleFigures")}
        </li>
      ) : null}
    </ul>
  );
}
