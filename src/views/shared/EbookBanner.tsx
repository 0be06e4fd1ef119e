import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { BookCover } from "../../components/BookCover/BookCover";
import { pricesFor } from "../../domain/price";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { columns, kicker, price } from "../../theme/mixins";
import { BookFacts } from "./BookFacts";
import * as styles from "./EbookBanner.styles";

export const ebookBannerFragment = graphql`
  fragment EbookBanner on Resource {
    ...ForeignText
    description
    summary
    ...Price
    ...BookFacts
    ...BookCover
  }
`;

export interface EbookBannerProps {
  readonly book: Queries.EbookBannerFragment;
  /** Name of the organisation, on the cover. */
  readonly imprint: string;
  readonly headingLevel: 2 | 3;
  /** The link to the e-book, beside its price. */
  readonly children: ReactNode;
}

/** The featured e-book, large. */
export function EbookBanner({ book, imprint, headingLevel, children }: EbookBannerProps) {
  const { t, language, format } = useI18n();
  const lang = foreignLang(book);
  const Heading = `h${headingLevel}` as const;
  return (
    <article css={[columns, styles.banner]} aria-labelledby="featured-title">
      <div>
        <BookCover book={book} imprint={imprint} />
      </div>
      <div>
        <p css={kicker}>{t("resources:featured")}</p>
        <Heading id="featured-title" lang={lang}>
          {[book.title, book.subtitle].filter(Boolean).join(" ")}
        </Heading>
        <p css={styles.summary} lang={lang}>
          {book.summary ?? book.description}
        </p>
        <BookFacts book={book} />
        <p css={styles.offer}>
          <span css={price}>{format.money(pricesFor(language, book)[0])}</span>
          {children}
        </p>
      </div>
    </article>
  );
}
