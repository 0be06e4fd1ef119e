import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import Sprout from "lucide-react/icons/sprout";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { useI18n } from "../../i18n/I18nContext";
import { visuallyHidden } from "../../theme/mixins";
import { Badge } from "../Badge/Badge";
import { ContentPicture } from "../ContentPicture/ContentPicture";
import { DialogLink, type LoadDialog } from "../Dialog/DialogLink";
import { ProjectImpact } from "../ProjectImpact/ProjectImpact";
import * as styles from "./ProjectCard.styles";
import { ProjectStatus } from "./ProjectStatus";

export const projectCardFragment = graphql`
  fragment ProjectCard on Project {
    slug
    year
    ...ProjectDialog
  }
`;

export interface ProjectCardProps {
  readonly project: Queries.ProjectCardFragment;
  readonly headingLevel: 2 | 3;
  /** Widths of the picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Whether its picture is above the fold. */
  readonly first?: boolean;
}

/** A project in short. “Learn more” opens its dialog or, without scripts, its page. */
export function ProjectCard({ project, headingLevel, sizes, first = false }: ProjectCardProps) {
  const { t } = useI18n();
  const Heading = `h${headingLevel}` as const;
  const { title, category, year } = project;
  const lang = foreignLang(project);

  const loadDialog: LoadDialog = async () => {
    const { ProjectDialog } = await import("../ProjectDialog/ProjectDialog");
    return (control) => <ProjectDialog project={project} {...control} />;
  };

  return (
    <article css={styles.card}>
      <div css={styles.picture}>
        <ContentPicture picture={project.image} sizes={sizes} first={first} />
      </div>
      <div css={styles.tags}>
        <ProjectStatus status={project.status} />
        <Badge tone="plain">{t(`projects:category.${category}`)}</Badge>
        {year === null ? null : <Badge tone="plain">{year}</Badge>}
      </div>
      <Heading lang={lang}>{title}</Heading>
      <div css={styles.impact}>
        <Sprout aria-hidden="true" />
        <ProjectImpact project={project} />
      </div>
      <p css={styles.description} lang={lang}>
        {project.description}
      </p>
      <DialogLink
        css={styles.more}
        to={pagePath(basePaths.projects, project.slug)}
        load={loadDialog}
        aria-label={`${t("projects:learnMore")}: ${title}`}
      >
        {t("projects:learnMore")}
        {/* Search engines do not read `aria-label`, and browsers read this part with a space before it. */}
        <span css={visuallyHidden}>{`: ${title}`}</span>
        <ArrowRight data-go aria-hidden="true" />
      </DialogLink>
    </article>
  );
}
