// What the server answers to scripts. Pages import only the types, so that they do not load Zod.

import { z } from "zod";
import { currencies } from "../currency";
import { inquiryFieldCodes, inquiryFields } from "../inquiry-fields";
import { type RefusalCode, refusalCodes } from "./refusal-codes";
import { named } from "./registry";

/** What every answer says that is no refusal. */
export const ok = { status: z.literal("ok") };

/** A number as people write sums of money in code: `50`, `812500.00`. */
export const decimal = z.string().regex(/^\d+(\.\d{2})?$/);
/** Of an inquiry or a payment. */
export const reference = z
  .string()
  .meta({ description: "What people quote when they write to us: 7KQ2-M0XD." });
const code = z
  .enum(Object.keys(refusalCodes) as RefusalCode[])
  .meta({
    description: Object.entries(refusalCodes)
      .map(([name, meaning]) => `- \`${name}\`: ${meaning}`)
      .join("\n"),
  })
  .register(named, { id: "RefusalCode" });

/** A sum in a currency. */
export const amount = z
  .object({ currency: z.enum(currencies), value: decimal })
  .meta({ description: "A sum as a plain decimal: 50.00 dollars, 812500 rupiah." })
  .register(named, { id: "Amount" });

/** A piece of work that keeps machines from sending much. */
export const challenge = z
  .object({
    token: z.string(),
    iterations: z.int(),
    bits: z.int(),
    seconds: z.int().meta({ description: "After so many seconds a proof with a number counts." }),
    secondsWithoutWork: z
      .int()
      .meta({ description: "After so many seconds the token alone counts, as plain forms send it." }),
  })
  .meta({
    description:
      "What has to be proved before something is accepted: send it again with `proof`, which is the token, a dot, and a whole number with which PBKDF2 (SHA-256, the token as password, the number's digits as salt, so many `iterations`) begins with so many zero `bits`. Each token counts once, within ten minutes.",
  })
  .register(named, { id: "Challenge" });
export type Challenge = Readonly<z.output<typeof challenge>>;

/** A request was refused, or failed. */
export const refusal = z.object({ status: z.literal("error"), code }).register(named, { id: "Refusal" });

/** An inquiry was not stored. */
export const inquiryRefusal = refusal
  .extend({
    fields: z.partialRecord(z.enum(inquiryFields), z.enum(inquiryFieldCodes)).optional(),
    retryAfterSeconds: z.int().optional(),
    challenge: challenge.optional(),
  })
  .register(named, { id: "InquiryRefusal" });
export type InquiryError = Readonly<z.output<typeof inquiryRefusal>>;

/** A visit was not counted. `fields` has paths such as `metrics.LCP`. */
export const visitRefusal = refusal
  .extend({ fields: z.record(z.string(), z.literal("invalid")) })
  .register(named, { id: "VisitRefusal" });
export type VisitError = Readonly<z.output<typeof visitRefusal>>;

/** An inquiry is stored durably. */
export const inquirySent = z
  .object({ status: z.literal("sent"), reference })
  .register(named, { id: "InquirySent" });
export type InquirySent = Readonly<z.output<typeof inquirySent>>;
