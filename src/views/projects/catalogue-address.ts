import type { CatalogueQuery } from "./filter-projects";

/** Reads `?q=…&category=…`. A category that is not among `categories` means all. */
export function readQuery(rest: string, categories: readonly Queries.ProjectCategory[]): CatalogueQuery {
  const parameters = new URLSearchParams(rest);
  const named = parameters.get("category")?.toLowerCase();
  return {
    search: parameters.get("q") ?? "",
    category: categories.find((category) => category === named) ?? null,
  };
}

/** Writes what {@link readQuery} reads; "" without search and category. */
export function writeQuery({ search, category }: CatalogueQuery): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("q", search);
  if (category) parameters.set("category", category);
  const text = parameters.toString();
  return text && `?${text}`;
}
