// What the server is sent, by scripts as JSON and by plain forms. Other fields of a form are ignored.

import { z } from "zod";
import { currencies } from "../currency";
import { minute } from "../durations";
import { honeypotField, inquiryFields, inquiryLimits } from "../inquiry-fields";
import { pageKinds } from "../page-kind";
import { frequencies } from "../payment";
import { connections, type MetricName } from "../vitals";
import { named } from "./registry";

const language = z
  .string()
  .optional()
  .meta({ description: "The reader's. One that the site does not have means its default language." });

/** One for each thing that is sent, the same for every attempt to send it. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{16,64}$/);
const idempotencyKey = idempotencyKeySchema.optional();

const proof = z.string().optional().meta({
  description: "Answers the challenge of an earlier attempt to send the same thing.",
});

const limited = (field: (typeof inquiryFields)[number]) => z.string().max(inquiryLimits[field]);

/** A message to the team: the contact form, the inquiry dialog, and requests for resources. */
export const inquiryRequest = z
  .looseObject({
    name: limited("name"),
    email: limited("email"),
    company: limited("company").nullish(),
    subject: limited("subject").nullish(),
    message: limited("message"),
    [honeypotField]: z.string().optional().meta({ description: "Hidden from people, who leave it empty." }),
    elapsedMs: z
      .number()
      .optional()
      .meta({ description: "Milliseconds since the form was first shown. Scripts must send it." }),
    idempotencyKey: idempotencyKey.meta({
      description:
        "One for each filled-in form, kept across retries and reloads. The same key and text, on the same day or the next (UTC), are the same inquiry.",
    }),
    proof,
    language,
  })
  .register(named, { id: "InquiryRequest" });

const orderChoices = {
  method: z.string().optional().meta({
    description:
      "Of a payment method; may be left out if there is only one, which charges in the chosen currency.",
  }),
  idempotencyKey: idempotencyKey.meta({
    description:
      "One for each set of choices, renewed when a choice changes. Scripts must send it once a provider is configured.",
  }),
  email: z
    .string()
    .optional()
    .meta({ description: "The payer's, for e-mails about this payment; may be empty." }),
  intention: idempotencyKeySchema.optional().meta({
    description:
      "One for what the payer wants to do once, kept through all attempts and choices until it is done: only one payment of it can be paid.",
  }),
  replaces: z.string().optional().meta({
    description: "The reference of an unfinished payment that this is another attempt at.",
  }),
  beside: z.string().optional().meta({
    description:
      "`yes`: the payer was told that another payment of the intention is still open, and wants this one all the same.",
  }),
  proof,
  language,
};

const preset = z.union([z.string(), z.number()]).optional().meta({
  description: "One of the campaign's presets; counts if its currency is the chosen one.",
});

/** A donation. The server decides on the amount: presets and bounds are the campaign's. */
export const donationRequest = z
  .looseObject({
    campaign: z.string().optional().meta({ description: "Its slug; the default campaign if left out." }),
    project: z.string().optional().meta({ description: "Slug of the project that the donation is for." }),
    currency: z.enum(currencies).optional().meta({
      description: "Of the amount; if left out, the one that readers of `language` are first asked in.",
    }),
    presetUSD: preset,
    presetIDR: preset,
    customAmount: z.union([z.string(), z.number()]).optional().meta({
      description:
        "The amount as `language` writes numbers. If it is not empty, presets are ignored. Programs send dollars with two decimal places and rupiah without any, 1000.00 and 50000, which mean the same in every language.",
    }),
    frequency: z.enum(frequencies).optional(),
    coversFee: z.string().optional().meta({
      description: "`yes`: the fee of a method that has one is added to the amount.",
    }),
    dedication: z.string().optional().meta({ description: "To whom the gift is dedicated." }),
    shownName: z.string().optional().meta({ description: "The name under which it may be mentioned." }),
    ...orderChoices,
  })
  .register(named, { id: "DonationRequest" });

/** The purchase of a resource, at the price of the content. */
export const purchaseRequest = z
  .looseObject({ product: z.string().meta({ description: "The resource's slug." }), ...orderChoices })
  .register(named, { id: "PurchaseRequest" });

/** What a browser reports when it refuses what the policy of a page does not allow. It has more fields, which nobody reads. */
export const violationReport = z
  .object({
    "csp-report": z.looseObject({
      "document-uri": z.string().default(""),
      "effective-directive": z.string().regex(/^[a-z-]{1,40}$/),
      "blocked-uri": z.string().default(""),
    }),
  })
  .register(named, { id: "ViolationReport" });

const longest = 10 * minute;
const milliseconds = z.number().min(0).max(longest).optional();

const metrics = z.strictObject({
  LCP: milliseconds,
  INP: milliseconds,
  CLS: z.number().min(0).max(1000).optional(),
  FCP: milliseconds,
  TTFB: milliseconds,
} satisfies Record<MetricName, z.ZodType>);

/** What a page measured during one visit. A browser leaves out the figures that it does not measure. */
export const visitSchema = z
  .strictObject({ kind: z.enum(pageKinds), connection: z.enum(connections), metrics })
  .register(named, { id: "Visit" });
export type Visit = z.output<typeof visitSchema>;
