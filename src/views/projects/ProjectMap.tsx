import { graphql } from "gatsby";
import * as styles from "./ProjectMap.styles";
import { ProjectMarkers, type ProjectMarkersProps } from "./ProjectMarkers";

export interface ProjectMapProps extends ProjectMarkersProps {
  readonly map: Queries.ProjectMapFragment;
}

/** Where the map ends in the sea off the neighbours' land, it fades out. In its own units. */
const fade = 15;

/** A drawn map with a numbered link for each project. */
export function ProjectMap({ map, ...markers }: ProjectMapProps) {
  if (markers.projects.length === 0) return null;
  const { width, height } = map;
  return (
    <div css={styles.frame} id="map">
      <div css={styles.map}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <linearGradient id="map-end" gradientUnits="userSpaceOnUse" x1={width - fade} x2={width}>
            <stop css={styles.land} />
            <stop css={styles.land} offset="1" stopOpacity="0" />
          </linearGradient>
          <path fill="url(#map-end)" d={map.neighbours} />
          <path css={styles.indonesia} d={map.indonesia} />
        </svg>
        <ProjectMarkers {...markers} />
      </div>
    </div>
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
    ...ForeignText
    title
    place {
      name
      province
      mapLeft
      mapTop
    }
  }
`;
