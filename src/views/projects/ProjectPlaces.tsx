import { SectionHead } from "../../components/SectionHead/SectionHead";
import { basePaths, pagePath } from "../../domain/addresses";
import { foreignLang } from "../../i18n/foreign";
import { LocalizedLink } from "../../i18n/LocalizedLink";
import * as styles from "./ProjectPlaces.styles";

export interface ProjectPlacesProps {
  readonly title: string;
  readonly lead: string;
  /** In the order of their numbers on the map. */
  readonly projects: readonly Queries.MappedProjectFragment[];
}

/** The map's projects as a list, with the same numbers. */
export function ProjectPlaces({ title, lead, projects }: ProjectPlacesProps) {
  if (projects.length === 0) return null;
  return (
    <section css={styles.section} id="places" aria-labelledby="places-title">
      <div css={styles.container}>
        <SectionHead id="places-title" title={title} lead={lead} />
        <ol css={styles.places}>
          {projects.map((project) => (
            <li key={project.slug} lang={foreignLang(project)}>
              <LocalizedLink to={pagePath(basePaths.projects, project.slug)}>{project.title}</LocalizedLink>
              <span>
                {project.place.name}, {project.place.province}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
