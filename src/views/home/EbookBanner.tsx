import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { BookCover } from "../../components/BookCover/BookCover";
import { buttonStyles } from "../../components/Button/Button.styles";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { columns, kicker, price } from "../../theme/mixins";
import { BookFacts } from "./BookFacts";
import * as styles from "./EbookBanner.styles";
import { ResourceLink } from "./ResourceLink";

export const ebookBannerFragment = graphql`
  fragment EbookBanner on Resource {
    ...BookFacts
    ...BookCover
    ...ResourceLink
  }
`;

export interface EbookBannerProps {
  readonly book: Queries.EbookBannerFragment;
  readonly organisation: Queries.OrganisationFragment;
}

/** The featured e-book, large. */
export function EbookBanner({ book, organisation }: EbookBannerProps) {
  const { t, format } = useI18n();
  const lang = foreignLang(book);
  return (
    <article css={[columns, styles.banner]} aria-labelledby="featured-title">
      <div>
        <BookCover book={book} imprint={organisation.name} />
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
          <ResourceLink css={buttonStyles({})} resource={book} organisation={organisation}>
            {t("resources:seeBook")}
            <ArrowRight data-go aria-hidden="true" />
          </ResourceLink>
        </p>
      </div>
    </article>
  );
}
