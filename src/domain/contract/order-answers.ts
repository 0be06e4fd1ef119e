// What the server answers before a payment: how to pay, and to an order. Pages import only the types, so that they do
// not load Zod.

import { z } from "zod";
import { currencies } from "../currency";
import { frequencies, orderKinds, providerIds } from "../payment";
import { amount, challenge, decimal, ok, reference, refusal } from "./answers";
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
/** Nothing is charged: in sample mode everything can be tried, with `none` every order is refused. */
const free = z.object({ mode: z.enum(["sample", "none"]), methods: z.tuple([]).readonly() });

/** How a site takes payments. */
export type Payments = Readonly<z.output<typeof live> | z.output<typeof free>>;

/** How the site takes payments. */
export const paymentMethods = z
  .discriminatedUnion("mode", [live.extend(ok), free.extend(ok)])
  .register(named, { id: "PaymentMethods" });
