/** Whose a figure can be, in the order of the parts of `/figures/`. */
export const claimOwners = ["organisation", "programme", "project", "campaign", "example", "world"] as const;
