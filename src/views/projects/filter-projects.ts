/** What a visitor looks for in the catalogue. */
export interface CatalogueQuery {
  /** As typed; leading and trailing spaces are ignored. */
  readonly search: string;
  /** Null for all. */
  readonly category: Queries.ProjectCategory | null;
}

type SearchedProject = Pick<Queries.ProjectCardFragment, "title" | "description" | "category">;

/**
 * The projects whose title, description or category name contains the search text, ignoring case, and whose
 * category has the chosen one's name. `nameOf` returns a category's name in the visitor's language.
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
    const texts = [project.title.toLowerCase(), project.description.toLowerCase(), name];
    return (tab === null || name === tab) && texts.some((text) => text.includes(wanted));
  });
}
