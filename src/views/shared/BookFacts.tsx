import { graphql } from "gatsby";
import { BookOpen, Download, Star } from "lucide-react";
import { useI18n } from "../../i18n/I18nContext";

export const bookFactsFragment = graphql`
  fragment BookFacts on Resource {
    rating
    reviewCount
    totalDownloads
    pageCount
  }
`;

export interface BookFactsProps {
  readonly book: Queries.BookFactsFragment;
}

/** A book's rating, downloads and length; missing ones are left out. */
export function BookFacts({ book: { rating, reviewCount, totalDownloads, pageCount } }: BookFactsProps) {
  const { t, format } = useI18n();
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
    </ul>
  );
}
