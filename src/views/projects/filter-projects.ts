import { islandNames } from "../../domain/islands";
import { isNear, wordsOf } from "../../domain/near-words";

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
 * ignoring case, and whose category has the chosen one's name. If no project of any category contains the text, those
 * with all its words count, and if there are none, those whose words differ from them by a slip. `nameOf` returns a
 * category's name in the visitor's language.
 */
export function filterProjects<Project extends SearchedProject>(
  projects: readonly Project[],
  { search, category }: CatalogueQuery,
  nameOf: (category: Queries.ProjectCategory) => string,
): readonly Project[] {
  const wanted = search.trim().toLowerCase();
  const words = wordsOf(wanted);
  const tab = category && nameOf(category).toLowerCase();
  const textsOf = ({ title, description, category: own, place }: Project) =>
    [title, description, nameOf(own), place.name, place.province, ...islandNames(place.province)].map(
      (text) => text.toLowerCase(),
    );
  const having = (matches: (word: string, text: string) => boolean, parts: readonly string[]) =>
    projects.filter((project) => {
      const texts = textsOf(project);
      return parts.length > 0 && parts.every((part) => texts.some((text) => matches(part, text)));
    });
  const contains = (word: string, text: string) => text.includes(word);
  const hasNear = (word: string, text: string) =>
    contains(word, text) || wordsOf(text).some((other) => isNear(word, other));
  const ways = [
    () => having(contains, [wanted]),
    () => having(contains, words),
    () => having(hasNear, words),
  ];
  const found = ways.reduce<readonly Project[]>((before, way) => (before.length > 0 ? before : way()), []);
  return found.filter((project) => tab === null || nameOf(project.category).toLowerCase() === tab);
}
