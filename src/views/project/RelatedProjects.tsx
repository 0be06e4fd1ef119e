import { graphql } from "gatsby";
import { Badge } from "../../components/Badge/Badge";
import { ContentPicture } from "../../components/ContentPicture/ContentPicture";
import { ProjectStatus } from "../../components/ProjectCard/ProjectStatus";
import { ProjectImpact } from "../../components/ProjectImpact/ProjectImpact";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { tags } from "./ProjectView.styles";
import * as styles from "./RelatedProjects.styles";

export interface RelatedProjectsProps {
  /** In display order. */
  readonly projects: readonly Queries.RelatedProjectFragment[];
}

/** Other projects to read next; renders nothing if there are none. */
export function RelatedProjects({ projects }: RelatedProjectsProps) {
  const { t } = useI18n();
  if (projects.length === 0) return null;
  return (
    <section css={styles.related} aria-labelledby="related">
      <div css={styles.container}>
        <SectionHead id="related" title={t("projects:page.related")} />
        <ul css={styles.grid}>
          {projects.map((project) => (
            <li key={project.slug}>
              <RelatedProject project={project} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RelatedProject({ project }: { readonly project: Queries.RelatedProjectFragment }) {
  const { t } = useI18n();
  const lang = foreignLang(project);
  return (
    <article css={styles.card}>
      <div css={styles.frame}>
        <ContentPicture picture={project.image} sizes={styles.pictureSizes} />
      </div>
      <div css={tags}>
        <ProjectStatus status={project.status} />
        <Badge tone="plain">{t(`projects:category.${project.category}`)}</Badge>
      </div>
      <h3 lang={lang}>
        <LocalizedLink to={pagePath(basePaths.projects, project.slug)}>{project.title}</LocalizedLink>
      </h3>
      <div css={styles.impact}>
        <ProjectImpact project={project} />
      </div>
    </article>
  );
}

export const relatedProjectFragment = graphql`
  fragment RelatedProject on Project {
    slug
    ...ForeignText
    title
    status
    category
    ...ProjectImpact
    image {
      ...FramedPicture
    }
  }
`;
