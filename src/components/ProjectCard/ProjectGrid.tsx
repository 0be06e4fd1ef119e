import { ProjectCard, type ProjectCardProps } from "./ProjectCard";
import * as styles from "./ProjectGrid.styles";

export interface ProjectGridProps extends Pick<ProjectCardProps, "keyFeatures" | "headingLevel"> {
  /** In the order in which they are shown. */
  readonly projects: readonly Queries.ProjectCardFragment[];
  /** How many of the pictures may be on the screen before it is scrolled. */
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
