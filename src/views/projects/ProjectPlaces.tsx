import { basePaths, entryPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./ProjectMap.styles";

export interface ProjectPlacesProps {
  readonly projects: readonly Queries.MappedProjectFragment[];
}

/** The map's projects as a list, with the same numbers. */
export function ProjectPlaces({ projects }: ProjectPlacesProps) {
  return (
    <ol css={styles.places}>
      {projects.map((project) => (
        <li key={project.slug} lang={foreignLang(project)}>
          <LocalizedLink to={entryPath(basePaths.projects, project.slug)}>{project.title}</LocalizedLink>
          <span>
            {project.place.name}, {project.place.province}
          </span>
        </li>
      ))}
    </ol>
  );
}
