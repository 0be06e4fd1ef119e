import { css } from "@emotion/react";
import { graphql } from "gatsby";
import Calendar from "lucide-react/icons/calendar";
import Clock from "lucide-react/icons/clock";
import User from "lucide-react/icons/user";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";

const byline = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-top: 1.25rem;
  color: var(--text-muted);
  font-size: var(--fs-small);
  > span {
    display: inline-flex;
    gap: 0.45rem;
    align-items: center;
  }
  svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
  }
`;

export interface BylineProps {
  readonly article: Queries.BylineFragment;
}

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ article: { author, date, readingMinutes } }: BylineProps) {
  const { t, format } = useI18n();
  return (
    <p css={byline}>
      <span>
        <User aria-hidden="true" />
        <Meaning>{t("news:article.author")}</Meaning>
        {author}
      </span>
      <span data-pagefind-ignore="">
        <Calendar aria-hidden="true" />
        <Meaning>{t("news:article.published")}</Meaning>
        <time dateTime={date}>{format.date(date)}</time>
      </span>
      <span data-pagefind-ignore="">
        <Clock aria-hidden="true" />
        <Meaning>{t("news:article.readingTime")}</Meaning>
        {t("news:article.minutes", { count: readingMinutes })}
      </span>
    </p>
  );
}

/** What the icon before a fact means, for screen readers. */
function Meaning({ children }: { readonly children: string }) {
  return <span css={visuallyHidden} data-pagefind-ignore="">{`${children}: `}</span>;
}

export const bylineFragment = graphql`
  fragment Byline on NewsArticle {
    author
    date
    readingMinutes
  }
`;
