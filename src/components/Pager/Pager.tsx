import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { pagerItems } from "./pager-items";
import * as styles from "./Pager.styles";

export interface PagerProps {
  /** Number of this page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Path of a page in the default language. */
  readonly pathOf: (page: number) => string;
}

/** Links to the other pages of a list; renders nothing if the list fits on one page. */
export function Pager({ page, pageCount, pathOf }: PagerProps) {
  const { t } = useI18n();
  if (pageCount < 2) return null;
  return (
    <nav css={styles.pager} aria-label={t("common:pager.label")}>
      {page > 1 ? (
        <LocalizedLink to={pathOf(page - 1)} rel="prev" aria-label={t("common:pager.previous")}>
          <ArrowLeft aria-hidden="true" />
        </LocalizedLink>
      ) : null}
      {pagerItems(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <LocalizedLink
            key={number}
            to={pathOf(number)}
            aria-label={t("common:pager.page", { number })}
            aria-current={number === page ? "page" : undefined}
          >
            {number}
          </LocalizedLink>
        ),
      )}
      {page < pageCount ? (
        <LocalizedLink to={pathOf(page + 1)} rel="next" aria-label={t("common:pager.next")}>
          <ArrowRight aria-hidden="true" />
        </LocalizedLink>
      ) : null}
    </nav>
  );
}
