import { searchKinds, type SearchKind } from "../../domain/search";

/** What a visitor looks for, as the page's address has it. */
export interface SearchQuery {
  readonly words: string;
  /** Null for all. */
  readonly kind: SearchKind | null;
}

/** Reads `?q=…&kind=…`. An unknown kind means all. */
export function readSearch(rest: string): SearchQuery {
  const parameters = new URLSearchParams(rest);
  const named = parameters.get("kind");
  return {
    words: parameters.get("q") ?? "",
    kind: searchKinds.find((kind) => kind === named) ?? null,
  };
}

/** Writes what {@link readSearch} reads; "" without words. */
export function writeSearch({ words, kind }: SearchQuery): string {
  if (!words) return "";
  return `?${new URLSearchParams({ q: words, ...(kind && { kind }) }).toString()}`;
}
