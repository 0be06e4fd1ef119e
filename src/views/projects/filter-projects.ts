import { islandNames } from "../../domain/islands";

/** What a visitor looks for in the catalogue. */
export interface CatalogueQuery {
  /** As typed; leading and trailing spaces are ignored. */
  readonly search: string;
  /** Null for all. */
  readonly category: Queries.ProjectCategory | null;
}

type SearchedProject = Pick<Queries.CatalogueProjectFragment, "title" | "description" | "category" | "place">;

/**
 * The projects whose title, description, category name, place, province or island contains the search text,
 * ignoring case, and whose category has the chosen one's name. `nameOf` returns a category's name in the
 * visitor's language.
 */
export function filterProjects<Project extends SearchedProject>(
  projects: readonly Project[],
  { search, category }: CatalogueQuery,
  nameOf: (category: Queries.ProjectCategory) => string,
): readonly Project[] {
  const wanted = search.trim().toLowerCase();
  const tab = category && nameOf(category).toLowerCase();
  return projects.filter((project) => {
    const name = nameOf(project.category).toLowerCase();
    const { title, description, place } = project;
    const texts = [title, description, name, place.name, place.province, ...islandNames(place.province)];
    return (tab === null || name === tab) && texts.some((text) => text.toLowerCase().includes(wanted));
  });
}
