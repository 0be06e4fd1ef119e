// What the server answers about how a payment stands. Pages import only the types, so that they do not load Zod.

import { z } from "zod";
import { frequencies, giftStates, orderKinds, paymentStates, providerIds } from "../payment";
import { amount, decimal, ok, reference } from "./answers";
import { named } from "./registry";

/** Where a transfer goes: the organisation's own account. */
export const bankAccount = z
  .object({
    bank: z.string().min(1).optional(),
    number: z
      .string()
      .min(1)
      .optional()
      .meta({ description: "Left out, as `bank`, where there is a QRIS code alone." }),
    holder: z.string().min(1),
    qris: z
      .string()
      .regex(/^\//)
      .optional()
      .meta({ description: "Path of the picture of a static QRIS code." }),
  })
  .register(named, { id: "BankAccount" });
export type BankAccount = Readonly<z.output<typeof bankAccount>>;

const payment = z
  .object({
    state: z
      .enum(paymentStates)
      .meta({ description: "`created`: the payer came back, or left, without paying." }),
    charged: z.enum(["yes", "no", "unknown"]).meta({
      description: "`no` only if the provider said so, or no payment page was opened because of `alsoBegun`.",
    }),
    isThanked: z
      .boolean()
      .meta({ description: "Whether an e-mail that thanks the payer was sent to the address they gave." }),
    bankTookBack: z
      .boolean()
      .optional()
      .meta({ description: "With `refunded`: the payer's bank took the money back after a dispute." }),
    isDouble: z
      .boolean()
      .optional()
      .meta({ description: "With `paid`: another payment of the same intention is paid, too." }),
    alsoBegun: z
      .object({
        state: z.enum(["paid", "awaited", "open"]),
        amount,
        reference,
        method: z.enum(providerIds),
        deadline: z.iso.datetime().optional().meta({ description: "Until when it can be made." }),
        url: z.url().meta({ description: "The page that says how it stands." }),
      })
      .optional()
      .meta({
        description:
          "Another payment of the same intention, first of all one that is `paid`; with an awaited transfer, another transfer that is `awaited`; else one that is still `open`, since its provider does not cancel it.",
      }),
    paidOn: z.iso.date().optional().meta({ description: "The organisation's day on which it was paid." }),
    further: z
      .array(z.object({ amount: decimal, date: z.iso.date() }))
      .optional()
      .meta({
        description:
          "Of a transfer: what of `amount` came in after `paidOn`, each with the organisation's day.",
      }),
    sentBack: decimal
      .optional()
      .meta({ description: "With `paid`: how much of it has gone back, as far as is known." }),
    refundedOn: z.iso
      .date()
      .optional()
      .meta({ description: "The organisation's day on which it, or last a part of it, was refunded." }),
    inParts: z
      .boolean()
      .optional()
      .meta({ description: "Whether it was refunded in parts, on several days: `refundedOn` is the last." }),
    bankTook: z.object({ amount: decimal, date: z.iso.date() }).optional().meta({
      description: "What the payer's bank took back of it after a dispute, and the organisation's day.",
    }),
    gift: z
      .enum(giftStates)
      .optional()
      .meta({ description: "How a monthly donation stands after its first payment." }),
    giftAmount: amount
      .optional()
      .meta({ description: "With `gift`: what it takes each month, or took last." }),
    giftEnded: z.iso.date().optional().meta({ description: "The organisation's day on which `gift` ended." }),
    mailsTo: z.string().nullable().optional().meta({
      description:
        "Of a transfer that has not come in: where e-mails about it go, as its first letter and its domain (`s…@example.org`); `null` if no address is known, left out where the site sends none.",
    }),
    mailsRefused: z
      .boolean()
      .optional()
      .meta({ description: "Whether that address was refused for good, so that no e-mail arrives there." }),
    reference,
    kind: z.enum(orderKinds),
    slug: z.string(),
    project: z.string().optional().meta({ description: "Slug of the project that a donation is for." }),
    page: z.string().optional().meta({
      description:
        "Where it was chosen: a path in the default language. Missing if the site no longer has what was chosen.",
    }),
    title: z.string(),
    frequency: z.enum(frequencies),
    method: z.enum(providerIds),
    amount: amount.meta({ description: "What is charged." }),
    chosen: amount.meta({
      description: "What the payer chose, or changed a monthly donation to: to be sent again.",
    }),
    language: z.string(),
    deadline: z.iso.datetime().optional().meta({ description: "Until when a pending payment can be made." }),
    code: decimal
      .optional()
      .meta({ description: "What was added to a transfer, so that its sum is like no other." }),
    fee: decimal.optional().meta({ description: "How much of `amount` covers the provider's fee." }),
    account: bankAccount.optional().meta({ description: "Where an awaited transfer goes." }),
    goodsUrl: z.url().optional().meta({ description: "Where a payer gets what was bought." }),
    resumeUrl: z.url().optional().meta({ description: "The payment page of an unfinished payment." }),
  })
  .meta({
    description:
      "As anyone who has its reference may see it: of the payer no more than `mailsTo`, and `mailsRefused`.",
  })
  .register(named, { id: "Payment" });
export type Payment = Readonly<z.output<typeof payment>>;

/** A payment, by its reference. */
export const paymentStatus = z.object({ ...ok, payment }).register(named, { id: "PaymentStatus" });

/** What came in for a campaign. */
export const campaignSum = z
  .object({
    ...ok,
    received: amount
      .optional()
      .meta({ description: "In the goal's currency; left out without a goal, and in sample mode." }),
  })
  .register(named, { id: "CampaignSum" });
export type CampaignSum = Readonly<z.output<typeof campaignSum>>;
