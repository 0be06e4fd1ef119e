import type { MouseEvent } from "react";
import { isPlainClick } from "../../components/PlainClick/plain-click";
import { waitsForScripts } from "../../components/starting";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import { visuallyHidden } from "../../theme/mixins";
import * as styles from "./ProjectMap.styles";

export interface ProjectMarkersProps {
  /** What the markers show, for screen readers. */
  readonly label: string;
  /** From west to east, numbered in this order. */
  readonly projects: readonly Queries.MappedProjectFragment[];
  /** Whether a project is among those that the visitor looks for. */
  readonly isFound: (slug: string) => boolean;
  /** The place that the visitor looks for, if it is one. */
  readonly chosen: string;
  /** Shows the projects of a place on this page, instead of following the marker's link. */
  readonly onChoose?: ((place: string) => void) | undefined;
}

/** A numbered link at the place of each project, laid over the map. */
export function ProjectMarkers({ label, projects, isFound, chosen, onChoose }: ProjectMarkersProps) {
  const choose = (event: MouseEvent, place: string) => {
    if (!onChoose || place === chosen || !isPlainClick(event)) return;
    event.preventDefault();
    onChoose(place);
  };
  return (
    <ul aria-label={label}>
      {projects.map((project, index) => {
        const { slug, title, place } = project;
        return (
          <li key={slug}>
            <LocalizedLink
              css={styles.marker}
              to={pagePath(basePaths.projects, slug)}
              style={{ left: `${place.mapLeft}%`, top: `${place.mapTop}%` }}
              aria-current={place.name === chosen ? "true" : undefined}
              data-found={isFound(slug)}
              {...(onChoose && waitsForScripts)}
              onClick={(event) => choose(event, place.name)}
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
