import { graphql } from "gatsby";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { lineLink } from "../../theme/mixins";

export const givenProjectFragment = graphql`
  fragment GivenProject on Project {
    slug
    title
    description
    donationEffect
    ...ForeignText
    image {
      ...ContentPicture
    }
  }
`;

/** What the project is that one gives to, with a link to its page. */
export function GivenProject({ project }: { readonly project: Queries.GivenProjectFragment }) {
  const { t } = useI18n();
  return (
    <>
      <p lang={foreignLang(project)}>{project.description}</p>
      <p>
        <LocalizedLink css={lineLink} to={pagePath(basePaths.projects, project.slug)}>
          {t("donate:project.read")}
        </LocalizedLink>
      </p>
    </>
  );
}
