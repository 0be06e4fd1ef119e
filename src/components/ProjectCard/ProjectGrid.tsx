import { ProjectCard, type ProjectCardProps } from "./ProjectCard";
import * as styles from "./ProjectGrid.styles";

export interface ProjectGridProps extends Pick<ProjectCardProps, "keyFeatures" | "headingLevel"> {
  /** In display order. */
  readonly projects: readonly Queries.ProjectCardFragment[];
  /** How many pictures may be above the fold. */
  readonly firstCount?: number;
}

/** Projects, in rows of a wide and a narrow card where there is room. */
export function ProjectGrid({ projects, firstCount = 0, ...card }: ProjectGridProps) {
  return (
    <ul css={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.slug}>
          <ProjectCard project={project} sizes={styles.pictureSizes} first={index < firstCount} {...card} />
        </li>
      ))}
    </ul>
  );
}
