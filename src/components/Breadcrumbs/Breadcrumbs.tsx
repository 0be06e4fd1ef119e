import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./Breadcrumbs.styles";

export interface Crumb {
  /** Path in the default language: `/news/`. */
  readonly to: string;
  readonly label: string;
}

export interface BreadcrumbsProps {
  /** The pages between home and this one, its parent last. */
  readonly trail: readonly Crumb[];
  /** Title of this page. */
  readonly current: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** The path to a page: home, the pages above it and itself. */
export function Breadcrumbs({ trail, current, lang }: BreadcrumbsProps) {
  const { t } = useI18n();
  const crumbs = [{ to: "/", label: t("common:breadcrumbs.home") }, ...trail];
  return (
    <nav css={styles.breadcrumbs} aria-label={t("common:breadcrumbs.label")}>
      <ol>
        {crumbs.map(({ to, label }) => (
          <li key={to}>
            <LocalizedLink to={to}>{label}</LocalizedLink>
          </li>
        ))}
        <li aria-current="page">
          <span lang={lang}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}
