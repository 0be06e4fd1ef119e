/** Ids of the home page's sections that the navigation links to, in their order. */
export const sections = ["about", "work", "projects", "news", "resources", "contact"] as const;

export type Section = (typeof sections)[number];
