import { css } from "@emotion/react";
import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { textAction } from "../../components/Button/Button.styles";
import { ShareLinks, type ShareLinksProps } from "../../components/ShareLinks/ShareLinks";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { caption } from "../../theme/mixins";

const side = css`
  display: grid;
  gap: 1.5rem;
`;

export interface ArticleSideProps extends ShareLinksProps {
  readonly project: Queries.ArticleSideFragment["project"];
}

/** The column beside an article: the project that it belongs to, and links to share it. */
export function ArticleSide({ project, ...share }: ArticleSideProps) {
  const { t } = useI18n();
  return (
    <div css={side}>
      {project ? (
        <div>
          <p css={caption}>{t("news:article.project")}</p>
          <LocalizedLink
            css={textAction}
            to={pagePath(basePaths.projects, project.slug)}
            lang={foreignLang(project)}
          >
            {project.title}
            <ArrowRight aria-hidden="true" data-go />
          </LocalizedLink>
        </div>
      ) : null}
      <ShareLinks {...share} />
    </div>
  );
}

export const articleSideFragment = graphql`
  fragment ArticleSide on NewsArticle {
    project {
      slug
      title
      ...ForeignText
    }
  }
`;
