// The fields that we read of the objects in Stripe's events.

import { z } from "zod";

const metadata = z.object({ reference: z.string().optional() }).nullish();

export const checkoutSession = z.object({
  client_reference_id: z.string(),
  payment_status: z.string(),
  amount_total: z.int(),
  currency: z.string(),
  customer_details: z.object({ email: z.string().nullish() }).nullish(),
});

export const charge = z.object({
  metadata,
  payment_intent: z.string().nullish(),
  refunded: z.boolean(),
  amount_refunded: z.int(),
  currency: z.string(),
});

export const paymentIntent = z.object({ metadata, amount: z.int(), currency: z.string() });

export const dispute = z.object({
  payment_intent: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
});

export const invoice = z.object({
  id: z.string(),
  billing_reason: z.string().nullish(),
  amount_paid: z.int(),
  amount_due: z.int().default(0),
  currency: z.string(),
  parent: z.object({ subscription_details: z.object({ metadata }).nullish() }).nullish(),
  /** Contains the metadata before API version 2025-03-31. */
  subscription_details: z.object({ metadata }).nullish(),
});

export const subscription = z.object({
  metadata,
  items: z.object({
    data: z.tuple([z.object({ price: z.object({ unit_amount: z.int(), currency: z.string() }) })]),
  }),
});
