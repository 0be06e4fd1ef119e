import { pictureFile } from "./pictures";

const image = { alt: "A tower above the forest", focus: "62% 0", src: pictureFile("flux-tower") };

/** Data of a project's page, in English unless changed. */
export function projectPage(changes: Partial<Queries.ProjectViewFragment> = {}): Queries.ProjectViewFragment {
  return {
    slug: "open-canopy-network",
    campaign: null,
    language: "en",
    contentLanguage: "en",
    newerIn: null,
    partlyIn: null,
    title: "Open Canopy Network",
    description: "Flux towers and low-cost sensors feeding one public ledger.",
    body: "<p>A forest breathes.</p><h2>What comes next</h2><p>The ledger opens.</p>",
    donationEffect: "A donation keeps one station running.",
    features: ["A keeper at each station"],
    evidence: null,
    csvPath: null,
    status: "beta",
    category: "technology",
    year: 2024,
    claim: null,
    impact: "1M+ CO₂ tracked",
    place: { name: "Pelalawan", province: "Riau" },
    image: { ...image, caption: "The tower at the edge of the forest." },
    ...changes,
  };
}

/** Data of a related project. */
export function relatedProject(
  changes: Partial<Queries.RelatedProjectFragment> = {},
): Queries.RelatedProjectFragment {
  return {
    slug: "peat-water-table-sensors",
    language: "en",
    contentLanguage: "en",
    title: "Peat Water-Table Sensors",
    status: "available",
    category: "technology",
    claim: null,
    impact: "Over 70% fire reduction",
    image,
    ...changes,
  };
}
