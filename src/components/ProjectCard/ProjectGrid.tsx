import { ProjectCard, type ProjectCardProps } from "./ProjectCard";
import * as styles from "./ProjectGrid.styles";

export interface ProjectGridProps extends Pick<ProjectCardProps, "headingLevel"> {
  /** In display order. */
  readonly projects: readonly Queries.ProjectCardFragment[];
  /** Whether its first picture is above the fold: on phones, the second one is not. */
  readonly first?: boolean;
}

/** Projects, in rows of a wide and a narrow card where there is room. */
export function ProjectGrid({ projects, first = false, ...card }: ProjectGridProps) {
  return (
    <ul css={styles.grid}>
      {projects.map((project, index) => (
        <li key={project.slug}>
          <ProjectCard project={project} sizes={styles.pictureSizes} first={first && index === 0} {...card} />
        </li>
      ))}
    </ul>
  );
}
