import type { Payment } from "../../../domain/contract/payment-answers";
import type { Currency } from "../../../domain/currency";
import type { AmountBounds, Money } from "../../../domain/money";
import type { Frequency, OrderKind, ProviderId } from "../../../domain/payment";
import type { StorageRuntime } from "../../storage/quarantine";
import type { EventKind, PaymentEvent, PaymentIntent } from "../store/payment-records";
import type { GiftKeeper } from "./gift-keeper";

/** A payment provider: what it can charge, and how we talk to it. */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** False for the sample provider, with which nothing is stored and nobody pays. */
  readonly charges: boolean;
  /** Whether cards can be paid with, and therefore tried out. */
  readonly takesCards: boolean;
  readonly currency: Currency;
  readonly kinds: readonly OrderKind[];
  readonly frequencies: readonly Frequency[];
  /** Smallest and largest amount of one payment, in minor units of the provider's currency. */
  readonly bounds: AmountBounds;
  /** Origins of the pages that payers are sent to; none if they stay on this site. */
  readonly pages: readonly string[];
  /** The longest time from opening a payment until the provider knows its outcome, in days. */
  readonly daysToEnd: number;
  /**
   * Only of a provider that knows a payment by its sum: reserves one for a new payment that no other open
   * payment has, a little above the charge. Undefined if all are taken.
   */
  uniqueCharge?(charge: Money, reference: string, runtime: StorageRuntime): Promise<Money | undefined>;
  /**
   * Opens a payment page for an intent. Opening it twice for the same intent gives one payment.
   *
   * @param returnUrl where the payer returns, whether they paid or not
   * @param attempt counts from 1 and rises only after the provider refused the previous attempt
   * @param email the payer's address, if they gave it
   * @throws {ProviderError} if the provider refuses, fails or does not answer
   */
  createSession(
    intent: PaymentIntent,
    returnUrl: string,
    attempt: number,
    email?: string,
  ): Promise<ProviderSession>;
  /**
   * Asks the provider for the state of a payment.
   *
   * @param believed the time by which a payment may run out that no provider ends
   * @throws {ProviderError} if the provider refuses, fails or does not answer
   */
  check(intent: PaymentIntent, providerSession: string, believed: Date): Promise<Finding>;
  /**
   * Closes the payment page, so that nobody can pay there any more. Not implemented for transfers, which have no page to
   * close.
   *
   * @throws {ProviderError} if the provider does not answer: it is not known then whether the page is closed
   */
  close?(intent: PaymentIntent, session: ProviderSession): Promise<Closing>;
  /**
   * Pays back all that was taken first for a payment; what a monthly donation took later is not touched.
   *
   * @throws {ProviderError} if the provider fails or does not answer
   */
  refund(intent: PaymentIntent, providerSession: string): Promise<RefundOutcome>;
  /** What donors do with monthly donations, of providers that take them. */
  readonly gifts?: GiftKeeper;
  /**
   * Reads a webhook message after verifying that the provider sent it.
   *
   * @throws {ProviderError} if the message cannot be verified at the moment; the provider must send it again
   */
  readWebhook(message: WebhookMessage): Promise<WebhookReading>;
}

export interface ProviderSession {
  readonly providerSession: string;
  readonly url: string;
}

/** An event that a provider reports. */
export interface ReportedEvent {
  readonly reference: string;
  /** Identifies the report, so that repeats are stored once; only letters, digits, `_` and `-`. */
  readonly key: string;
  readonly kind: Exclude<EventKind, "mismatch">;
  readonly occurredAt: Date;
  readonly deadline?: Date;
  /** The payer's e-mail address, where they gave it to the provider. */
  readonly payer?: string | undefined;
  /** The amount paid or refunded according to the provider, to compare with the agreed one. */
  readonly amount?: { readonly currency: string; readonly minor: number };
  /** The provider's ID of the invoice, if this is about a later month of a monthly donation. */
  readonly renewal?: string;
}

/** An event that one of the team reports, who has compared its amount: the agreed one or another. */
export interface ConfirmedEvent extends ReportedEvent, Pick<PaymentEvent, "corrects"> {
  readonly amount: Money;
  readonly isConfirmed: true;
}

/** A provider's answer about a payment: the event, if any, and whether money was taken. */
export interface Finding {
  readonly event?: ReportedEvent;
  readonly charged: Payment["charged"];
}

/** Whether a page can no longer be paid with, and what happened to its payment, if anything. */
export interface Closing {
  readonly closed: boolean;
  readonly event?: ReportedEvent;
}

/** `by_hand`: the provider does not pay this method back by itself. */
export type RefundOutcome = "refunded" | "by_hand";

/** A provider's last answer about a payment, and its time in milliseconds since 1970. */
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

/** Thrown when a provider did not answer or gave a bad answer. Contains no text from the provider. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";

  /** @param hasAnswered whether the provider answered; without an answer the request may have succeeded */
  constructor(
    readonly provider: ProviderId,
    readonly code: string,
    readonly hasAnswered: boolean,
  ) {
    super(`The payment provider ${provider} failed: ${code}`);
  }

  /** Whether the provider refuses our key, or lets it do less than it has to: then nobody can pay until we act. */
  get isOfKey(): boolean {
    return /^(StripeAuthenticationError|StripePermissionError|status_40[13])$/.test(this.code);
  }
}
