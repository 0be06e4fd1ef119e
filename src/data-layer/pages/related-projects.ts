/** What decides which projects are shown beside another. */
export interface RelatableProject {
  readonly slug: string;
  readonly category: string;
  /** Position in its list. */
  readonly order: number;
}

/** Projects shown below another one. */
export const relatedCount = 3;

/** Slugs of the projects to read next: those of the same category first, then by nearness in the list. */
export function relatedProjects(project: RelatableProject, all: readonly RelatableProject[]): string[] {
  const unlike = ({ category }: RelatableProject) => Number(category !== project.category);
  const distance = ({ order }: RelatableProject) => Math.abs(order - project.order);
  return all
    .filter(({ slug }) => slug !== project.slug)
    .sort((a, b) => unlike(a) - unlike(b) || distance(a) - distance(b) || a.slug.localeCompare(b.slug, "en"))
    .slice(0, relatedCount)
    .map(({ slug }) => slug);
}
