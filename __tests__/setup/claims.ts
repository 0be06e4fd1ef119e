/** Data of a claim as its note queries it, in English unless changed. */
export function notedClaim(changes: Partial<Queries.FigureNoteFragment> = {}): Queries.FigureNoteFragment {
  return {
    ...{ slug: "wells", language: "en", contentLanguage: "en", figure: "40+" },
    ...{ counts: "Wells with a lid.", excludes: "Ponds.", kind: "estimated", asOf: "2031-01-02" },
    source: { title: "The notebook" },
    ...changes,
  };
}
