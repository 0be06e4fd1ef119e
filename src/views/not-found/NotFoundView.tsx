import { graphql } from "gatsby";
import House from "lucide-react/icons/house";
import { ButtonLink } from "../../components/Button/Button";
import { Picture } from "../../components/Picture/Picture";
import { startsScripts } from "../../components/starting";
import { basePaths } from "../../domain/addresses";
import { useI18n } from "../../i18n/I18nContext";
import { actions } from "../../theme/mixins";
import type { KnownPage } from "./nearest-pages";
import * as styles from "./NotFoundView.styles";
import { Suggestions } from "./Suggestions";

export interface NotFoundViewProps {
  readonly page: Queries.NotFoundViewFragment;
  readonly pages: readonly KnownPage[];
  /** Path that was not found; null in the prerendered page, where it is unknown. */
  readonly pathname: string | null;
}

/** Says that the page does not exist, and suggests what may have been meant. */
export function NotFoundView({ page, pages, pathname }: NotFoundViewProps) {
  const { t } = useI18n();
  const picture = page.image.src.childImageSharp?.gatsbyImageData;
  return (
    <div css={styles.lost}>
      <div css={styles.panel}>
        <h1>{page.title}</h1>
        <p css={styles.leadText}>{page.lead}</p>
        <div css={actions}>
          <ButtonLink to="/">
            <House aria-hidden="true" />
            {t("common:error.home")}
          </ButtonLink>
          <ButtonLink to={basePaths.projects} tone="line">
            {t("notFound:projects")}
          </ButtonLink>
        </div>
        <div css={styles.suggestions} {...startsScripts} data-wasm="">
          {pathname === null ? null : <Suggestions pathname={pathname} pages={pages} />}
        </div>
      </div>
      <div css={styles.art}>
        {picture ? (
          <Picture data={picture} alt={page.image.alt} focus={page.image.focus} first sizes={styles.sizes} />
        ) : null}
      </div>
    </div>
  );
}

export const notFoundViewFragment = graphql`
  fragment NotFoundView on NotFoundPage {
    title
    lead
    image {
      ...ContentPicture
    }
  }
`;
