import { useSyncExternalStore } from "react";
import { readQuery, writeQuery } from "./catalogue-address";
import type { CatalogueQuery } from "./filter-projects";

/** Those to tell of a change of the address that is made here: the browser tells of its own only. */
const listeners = new Set<() => void>();

/**
 * What is looked for, kept in the page's address so that it can be shared and Back undoes it. Nothing in
 * the first render, as in the prerendered page.
 */
export function useCatalogueQuery(categories: readonly Queries.ProjectCategory[]) {
  const rest = useSyncExternalStore(subscribe, addressQuery, () => "");
  const query = readQuery(rest, categories);
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
  history[how](history.state, "", location.pathname + writeQuery(query) + location.hash);
  listeners.forEach((notify) => notify());
}

function addressQuery(): string {
  return location.search;
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  addEventListener("popstate", notify);
  return () => {
    listeners.delete(notify);
    removeEventListener("popstate", notify);
  };
}
