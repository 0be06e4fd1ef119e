import { changeAddress } from "../../components/address/changeAddress";
import { useAddress } from "../../components/address/useAddress";
import { readQuery, writeQuery } from "./catalogue-address";
import type { CatalogueQuery } from "./filter-projects";

/**
 * Search and category, kept in the page's address so that they can be shared and Back undoes a change. Empty
 * while prerendering and hydrating.
 */
export function useCatalogueQuery(categories: readonly Queries.ProjectCategory[]) {
  const query = readQuery(
    useAddress(() => location.search, ""),
    categories,
  );
  return {
    query,
    /** Adds a history entry, so that Back undoes it. */
    chooseCategory: (category: CatalogueQuery["category"]) => show({ ...query, category }, "pushState"),
    /** Adds a history entry for the first letter only, so that Back undoes the whole search. */
    search: (words: string) => show({ ...query, search: words }, query.search ? "replaceState" : "pushState"),
    /** Adds a history entry. The place is looked for among all projects. */
    choosePlace: (place: string) => show({ search: place, category: null }, "pushState"),
    clear: () => show({ search: "", category: null }, "pushState"),
  };
}

function show(query: CatalogueQuery, how: "pushState" | "replaceState"): void {
  changeAddress({ search: writeQuery(query) }, how);
}
