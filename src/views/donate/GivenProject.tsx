import { graphql } from "gatsby";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { caption, lineLink } from "../../theme/mixins";
import { newestFirst } from "../shared/newest-first";

export const givenProjectFragment = graphql`
  fragment GivenProject on Project {
    slug
    title
    description
    donationEffect
    ...ForeignText
    evidence {
      sample
      updates {
        date
        text
      }
    }
    image {
      ...ContentPicture
    }
  }
`;

/** What the project is that one gives to, what happened last in it, and a link to its page. */
export function GivenProject({ project }: { readonly project: Queries.GivenProjectFragment }) {
  const { t, format } = useI18n();
  const [latest] = newestFirst(project.evidence?.updates ?? null);
  return (
    <>
      <p lang={foreignLang(project)}>{project.description}</p>
      {latest ? (
        <>
          <h3>{t("donate:project.latest")}</h3>
          <time css={caption} dateTime={latest.date}>
            {format.date(latest.date)}
          </time>
          <p lang={foreignLang(project)}>{latest.text}</p>
        </>
      ) : null}
      {latest && project.evidence?.sample ? <p css={caption}>{t("donate:project.sample")}</p> : null}
      <p>
        <LocalizedLink css={lineLink} to={pagePath(basePaths.projects, project.slug)}>
          {t("donate:project.read")}
        </LocalizedLink>
      </p>
    </>
  );
}
