import { graphql } from "gatsby";
import { SectionHead } from "../../components/SectionHead/SectionHead";
import * as styles from "./ProjectMap.styles";
import { ProjectMarkers } from "./ProjectMarkers";
import { ProjectPlaces } from "./ProjectPlaces";

export interface ProjectMapProps {
  readonly title: string;
  readonly lead: string;
  readonly map: Queries.ProjectMapFragment;
  /** From west to east, numbered in this order. */
  readonly projects: readonly Queries.MappedProjectFragment[];
}

/** A drawn map with a numbered link for each project, and the same links as a list. */
export function ProjectMap({ title, lead, map, projects }: ProjectMapProps) {
  if (projects.length === 0) return null;
  return (
    <section css={styles.mapSection} id="map" aria-labelledby="map-title">
      <div css={styles.container}>
        <SectionHead id="map-title" title={title} lead={lead} />
        <div css={styles.frame}>
          <div css={styles.map}>
            <svg viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
              <path css={styles.neighbours} d={map.neighbours} />
              <path css={styles.indonesia} d={map.indonesia} />
            </svg>
            <ProjectMarkers label={title} projects={projects} />
          </div>
        </div>
        <ProjectPlaces projects={projects} />
      </div>
    </section>
  );
}

export const projectMapFragment = graphql`
  fragment ProjectMap on ArchipelagoMap {
    width
    height
    indonesia
    neighbours
  }
`;

export const mappedProjectFragment = graphql`
  fragment MappedProject on Project {
    slug
    language
    contentLanguage
    title
    place {
      name
      province
      mapLeft
      mapTop
    }
  }
`;
