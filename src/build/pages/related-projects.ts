/** The fields that decide which projects are related. */
export interface RelatableProject {
  readonly slug: string;
  readonly category: string;
  /** Position in its list. */
  readonly order: number;
}

/** Maximum number of related projects that a project's page shows. */
const relatedCount = 3;

/** Slugs of the related projects: those of the same category first, then the nearest by `order`. */
export function relatedProjects(project: RelatableProject, all: readonly RelatableProject[]): string[] {
  const unlike = ({ category }: RelatableProject) => Number(category !== project.category);
  const distance = ({ order }: RelatableProject) => Math.abs(order - project.order);
  return all
    .filter(({ slug }) => slug !== project.slug)
    .sort((a, b) => unlike(a) - unlike(b) || distance(a) - distance(b) || a.slug.localeCompare(b.slug, "en"))
    .slice(0, relatedCount)
    .map(({ slug }) => slug);
}
