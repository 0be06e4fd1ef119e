import type { Runtime } from "../runtime";
import { isOwnPage } from "./providers/own-pages";
import { type PaymentProvider, ProviderError } from "./providers/provider";
import { readPayer } from "./store/payers";
import { type PaymentIntent, type PaymentSession, paymentSession } from "./store/payment-records";
import { addRefusal, addSession, countRefusals } from "./store/payments";

/**
 * Opens the provider's payment page and stores it. The attempt number is one more than the refusals so far.
 * Returns the stored session, which another process may have written.
 */
export async function openSession(
  intent: PaymentIntent,
  provider: PaymentProvider,
  returnUrl: string,
  { store, now }: Runtime,
): Promise<PaymentSession> {
  const { reference } = intent;
  const email = (await readPayer(store, reference))?.email;
  const attempt = 1 + (await countRefusals(store, reference));
  try {
    const opened = await provider.createSession(intent, returnUrl, attempt, email);
    const session = paymentSession.safeParse({ ...opened, createdAt: now().toISOString() });
    if (!session.success) throw new ProviderError(provider.id, "malformed_answer", true);
    if (!isOwnPage(provider, session.data.url)) throw new ProviderError(provider.id, "foreign_page", true);
    return await addSession(store, reference, session.data);
  } catch (error) {
    if (error instanceof ProviderError && error.hasAnswered) {
      await addRefusal(store, reference, { attempt, code: error.code, receivedAt: now().toISOString() });
    }
    throw error;
  }
}
