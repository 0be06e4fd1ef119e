// What the server answers about payments. Pages import only the types, so that they do not load Zod.

import { z } from "zod";
import { currencies } from "../currency";
import { frequencies, giftStates, orderKinds, paymentStates, providerIds } from "../payment";
import { amount, challenge, decimal, reference, refusal } from "./answers";
import { named } from "./registry";

const bounds = z
  .object({ currency: z.enum(currencies), minimum: decimal, maximum: decimal })
  .meta({ description: "The smallest and the largest accepted amount." })
  .register(named, { id: "Bounds" });
export type OrderBounds = Readonly<z.output<typeof bounds>>;

/** Nobody was sent to a payment page, and this attempt charged nothing. */
export const orderRefusal = refusal
  .extend({
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: "A code for each refused field." }),
    bounds: bounds.optional().meta({ description: "The bounds of a refused amount." }),
    meanings: z
      .array(amount)
      .readonly()
      .optional()
      .meta({ description: "What an ambiguous amount can mean." }),
    challenge: challenge.optional(),
  })
  .register(named, { id: "OrderRefusal" });
export type OrderError = Readonly<z.output<typeof orderRefusal>>;

/** An order was accepted: nothing is charged in sample mode, else the payer goes to `url`. */
export const orderStart = z
  .discriminatedUnion("status", [
    z.object({ status: z.literal("sample"), amount }),
    z.object({
      status: z.literal("redirect"),
      url: z.url(),
      reference,
      method: z.enum(providerIds),
      amount: amount.meta({ description: "What is charged." }),
    }),
  ])
  .register(named, { id: "OrderStart" });
export type OrderStart = Readonly<z.output<typeof orderStart>>;

const method = z
  .object({
    id: z.enum(providerIds).exclude(["sample"]),
    currency: z.enum(currencies),
    kinds: z.array(z.enum(orderKinds)).readonly(),
    frequencies: z.array(z.enum(frequencies)).readonly(),
    minimum: decimal,
    maximum: decimal,
    fee: z
      .object({ percent: z.number(), fixed: z.number() })
      .optional()
      .meta({ description: "What the provider keeps, if donors may add it to a gift." }),
  })
  .register(named, { id: "PaymentMethod" });
export type PaymentMethod = Readonly<z.output<typeof method>>;

const live = z.object({
  mode: z.literal("live"),
  methods: z.array(method).readonly(),
  mails: z.boolean().meta({ description: "Whether payers who give their e-mail address are sent e-mails." }),
  rupiahRate: z
    .object({ perDollar: z.number(), date: z.iso.date() })
    .nullable()
    .meta({ description: "Rupiah for one dollar, and the date of that rate." }),
});
const sample = z.object({ mode: z.literal("sample"), methods: z.tuple([]).readonly() });

/** How a site takes payments. In sample mode everything can be tried, and nothing is charged. */
export type Payments = Readonly<z.output<typeof live> | z.output<typeof sample>>;

const ok = { status: z.literal("ok") };

/** How the site takes payments. */
export const paymentMethods = z
  .discriminatedUnion("mode", [live.extend(ok), sample.extend(ok)])
  .register(named, { id: "PaymentMethods" });

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
    charged: z.enum(["yes", "no", "unknown"]).meta({ description: "`no` only if the provider said so." }),
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
        state: z.enum(["paid", "awaited"]),
        amount,
        url: z.url().meta({ description: "The page that says how it stands." }),
      })
      .optional()
      .meta({
        description:
          "With one that is not paid: another payment of the same intention that is paid or, with an awaited transfer, another transfer that is awaited.",
      }),
    sentBack: decimal
      .optional()
      .meta({ description: "With `paid`: how much of it has gone back, as far as is known." }),
    gift: z
      .enum(giftStates)
      .optional()
      .meta({ description: "How a monthly donation stands after its first payment." }),
    giftAmount: amount
      .optional()
      .meta({ description: "With `gift`: what it takes each month, or took last." }),
    giftEnded: z.iso.date().optional().meta({ description: "The day, in Jakarta, on which `gift` ended." }),
    reference,
    kind: z.enum(orderKinds),
    slug: z.string(),
    project: z.string().optional().meta({ description: "Slug of the project that a donation is for." }),
    page: z.string().meta({ description: "Where it was chosen: a path in the default language." }),
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
  .meta({ description: "As anyone who has its reference may see it: nothing about the payer." })
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
