import { z } from "zod";

/**
 * The schemas that the description of the contract names, by their names there. Zod's own registry is shared by
 * all copies of this module in one process, where a second copy would take the names of the first.
 */
export const named = z.registry<{ id: string }>();
