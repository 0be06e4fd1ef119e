import { z } from "zod";

/** A schema that every record matches, to write what is damaged or of no kind. */
export const anyRecord = z.looseObject({});
