import { graphql } from "gatsby";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./SiteIndex.styles";

/** A page of the index. */
export interface IndexedPage {
  readonly title: string;
  /** Path in the default language. */
  readonly path: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string | undefined;
}

/** The pages of a section. */
export interface IndexSection {
  readonly title: string;
  readonly pages: readonly IndexedPage[];
}

export interface SiteIndexProps {
  readonly sections: readonly IndexSection[];
}

/** A complete list of the site's pages, by section. */
export function SiteIndex({ sections }: SiteIndexProps) {
  const { t } = useI18n();
  return (
    <section css={styles.index} aria-labelledby="all-pages">
      <h2 id="all-pages">{t("search:index.title")}</h2>
      <p css={styles.withoutScripts}>{t("search:index.withoutScripts")}</p>
      <div css={styles.sections}>
        {sections
          .filter(({ pages }) => pages.length > 0)
          .map(({ title, pages }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <ul>
                {pages.map(({ path, title: name, lang }) => (
                  <li key={path}>
                    <LocalizedLink to={path} lang={lang}>
                      {name}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </section>
  );
}

export const indexedPageFragment = graphql`
  fragment IndexedPage on Entry {
    title
    path
    ...ForeignText
  }
`;
