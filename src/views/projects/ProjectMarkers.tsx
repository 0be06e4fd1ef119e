import { basePaths, entryPath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./ProjectMap.styles";

export interface ProjectMarkersProps {
  /** What the markers show, for screen readers. */
  readonly label: string;
  readonly projects: readonly Queries.MappedProjectFragment[];
}

/** A numbered link at the place of each project, laid over the map. */
export function ProjectMarkers({ label, projects }: ProjectMarkersProps) {
  return (
    <ul aria-label={label}>
      {projects.map((project, index) => {
        const { slug, title, place } = project;
        return (
          <li key={slug}>
            <LocalizedLink
              css={styles.marker}
              to={entryPath(basePaths.projects, slug)}
              style={{ left: `${place.mapLeft}%`, top: `${place.mapTop}%` }}
            >
              {index + 1}
              <span css={visuallyHidden} lang={foreignLang(project)}>
                {` ${title}, ${place.name}`}
              </span>
            </LocalizedLink>
          </li>
        );
      })}
    </ul>
  );
}
