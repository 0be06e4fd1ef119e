/** Sections of the home page that the navigation leads to, in their order: the `id` of each. */
export const sections = ["about", "work", "projects", "news", "resources", "contact"] as const;

export type Section = (typeof sections)[number];
