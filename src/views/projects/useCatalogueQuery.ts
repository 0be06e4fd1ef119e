import { changeAddress } from "../../components/address/changeAddress";
import { useAddress } from "../../components/address/useAddress";
import { readQuery, writeQuery } from "./catalogue-address";
import type { CatalogueQuery } from "./filter-projects";

/**
 * What is looked for, kept in the page's address so that it can be shared and Back undoes it. Nothing in
 * the first render, as in the prerendered page.
 */
export function useCatalogueQuery(categories: readonly Queries.ProjectCategory[]) {
  const query = readQuery(
    useAddress(() => location.search, ""),
    categories,
  );
  return {
    query,
    /** A tab is a step that Back undoes. */
    chooseCategory: (category: CatalogueQuery["category"]) => show({ ...query, category }, "pushState"),
    /** A search is one step, from its first letter on. */
    search: (words: string) => show({ ...query, search: words }, query.search ? "replaceState" : "pushState"),
    clear: () => show({ search: "", category: null }, "pushState"),
  };
}

function show(query: CatalogueQuery, how: "pushState" | "replaceState"): void {
  changeAddress({ search: writeQuery(query) }, how);
}
