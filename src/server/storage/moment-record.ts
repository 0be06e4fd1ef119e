import { z } from "zod";

/** A record that says only when something happened. */
export const momentRecord = z.object({ at: z.iso.datetime() });
