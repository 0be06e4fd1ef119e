import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** The fields that we read of a notification. */
export const notificationSchema = z.object({
  /** Not covered by the signature: only to be asked for. */
  transaction_id: z
    .string()
    .regex(/^[\w-]{1,50}$/)
    .optional(),
  order_id: z.string().regex(/^[\w.~-]{1,50}$/),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});

/** Verifies a notification's signature: https://docs.midtrans.com/docs/https-notification-webhooks */
export function isSignedBy(notification: z.output<typeof notificationSchema>, serverKey: string): boolean {
  const { order_id, status_code, gross_amount, signature_key } = notification;
  const expected = createHash("sha512")
    .update(order_id + status_code + gross_amount + serverKey)
    .digest();
  const given = Buffer.from(signature_key, "hex");
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
