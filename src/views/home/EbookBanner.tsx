import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { BookCover } from "../../components/BookCover/BookCover";
import { buttonStyles } from "../../components/Button/Button.styles";
import { useI18n } from "../../i18n/I18nContext";
import { columns, kicker, price } from "../../theme/mixins";
import { BookFacts } from "./BookFacts";
import * as styles from "./EbookBanner.styles";
import { ResourceLink } from "./ResourceLink";

export const ebookBannerFragment = graphql`
  fragment EbookBanner on Resource {
    contentLanguage
    ...BookFacts
    ...BookCover
    ...ResourceLink
  }
`;

export interface EbookBannerProps {
  readonly book: Queries.EbookBannerFragment;
  /** Name of the organisation. */
  readonly imprint: string;
  readonly teamEmail: string;
}

/** The featured e-book, large. */
export function EbookBanner({ book, imprint, teamEmail }: EbookBannerProps) {
  const { t, format, language } = useI18n();
  const lang = book.contentLanguage === language ? undefined : book.contentLanguage;
  return (
    <article css={[columns, styles.banner]} aria-labelledby="featured-title">
      <div>
        <BookCover book={book} imprint={imprint} />
      </div>
      <div>
        <p css={kicker}>{t("resources:featured")}</p>
        <h3 id="featured-title" lang={lang}>
          {[book.title, book.subtitle].filter(Boolean).join(" ")}
        </h3>
        <p css={styles.summary} lang={lang}>
          {book.summary ?? book.description}
        </p>
        <BookFacts book={book} />
        <p css={styles.offer}>
          <span css={price}>{format.money(book.price)}</span>
          <ResourceLink css={buttonStyles({})} resource={book} imprint={imprint} teamEmail={teamEmail}>
            {t("resources:seeBook")}
            <ArrowRight data-go aria-hidden="true" />
          </ResourceLink>
        </p>
      </div>
    </article>
  );
}
