import type { AmountBounds, Currency } from "../../content-model/amount";
import type { EventKind, Frequency, OrderKind, PaymentIntent, ProviderId } from "./payment-records";

/** Where a provider takes payments, and how. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** False for the sample, with which nothing is stored and nobody pays. */
  readonly charges: boolean;
  readonly currency: Currency;
  readonly kinds: readonly OrderKind[];
  readonly frequencies: readonly Frequency[];
  /** What the provider takes at one time, in minor units of its currency. */
  readonly bounds: AmountBounds;
  /** Origins of the pages that payers are sent to. */
  readonly pages: readonly string[];
  /** The longest time, in days, from opening a payment until the provider knows how it ended. */
  readonly daysToEnd: number;
  /**
   * Opens a page where an intent is paid. The same intent twice gives one payment.
   *
   * @param returnUrl where the payer comes back to, paid or not
   * @param attempt counts from 1; the same again unless the provider has refused the one before
   * @throws {ProviderError}
   */
  createSession(intent: PaymentIntent, returnUrl: string, attempt: number): Promise<ProviderSession>;
  /**
   * Asks how a payment stands.
   *
   * @throws {ProviderError}
   */
  check(intent: PaymentIntent, providerSession: string): Promise<Finding>;
  /**
   * Reads what the provider sends us, after making sure that it is the provider.
   *
   * @throws {ProviderError} if that cannot be made sure of at the moment: the provider has to send it again
   */
  readWebhook(message: WebhookMessage): Promise<WebhookReading>;
}

export interface ProviderSession {
  readonly providerSession: string;
  readonly url: string;
}

/** Something that a provider says has happened. */
export interface ReportedEvent {
  readonly reference: string;
  /** The same whenever the same event is reported: letters, digits, `_` and `-`. */
  readonly key: string;
  readonly kind: Exclude<EventKind, "mismatch">;
  readonly occurredAt: Date;
  readonly deadline?: Date;
  /** What was paid or paid back, in the provider's words; compared with what was agreed. */
  readonly amount?: { readonly currency: string; readonly minor: number };
}

/** How a payment stands: what happened, if anything, and whether money was taken. */
export interface Finding {
  readonly event?: ReportedEvent;
  readonly charged: "yes" | "no" | "unknown";
}

/** When a provider was last asked about a payment, in milliseconds, and what it said. */
export interface AskedPayment {
  readonly at: number;
  readonly charged: Finding["charged"];
}

export interface WebhookMessage {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | undefined;
  readonly receivedAt: Date;
}

export type WebhookReading =
  | { readonly ok: true; readonly events: readonly ReportedEvent[] }
  | { readonly ok: false; readonly reason: "signature" | "malformed" };

/** A provider that did not answer, or did not answer as it should. Carries no text of the provider's. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";

  /** @param hasAnswered whether the provider said no: without an answer it may have done what was asked */
  constructor(
    readonly provider: ProviderId,
    readonly code: string,
    readonly hasAnswered: boolean,
  ) {
    super(`The payment provider ${provider} failed: ${code}`);
  }
}
