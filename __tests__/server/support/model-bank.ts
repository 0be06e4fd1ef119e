import {
  type Closing,
  type PaymentProvider,
  ProviderError,
  type ReportedEvent,
} from "../../../src/server/payments/providers/provider";
import type { PaymentIntent } from "../../../src/server/payments/store/payment-records";

type Status = "open" | "pending" | "paid" | "expired" | "closed" | "refunded";

/** A payment page of the model, and what became of it. */
export interface BankPage {
  readonly intent: PaymentIntent;
  readonly url: string;
  status: Status;
}

/**
 * Both providers as they promise to behave, without HTTP, and the bank to which people transfer; what they
 * report waits to be delivered, by a webhook or by the treasurer.
 */
export class ModelBank {
  readonly pages: BankPage[] = [];
  readonly reports: ReportedEvent[] = [];
  /** Addresses of pages that a payer was sent to: nobody can pay on another one. */
  readonly seen = new Set<string>();
  isDown = false;
  /** Whether the payer of the next page that is closed is a moment faster, if anybody was sent there. */
  payerIsFaster = false;
  /** Whether Midtrans can close pages that nobody has used, as it does for most accounts. */
  closesUnused = true;
  private reported = 0;

  constructor(private readonly pause: () => Promise<void>) {}

  /** Somebody pays, begins to pay, or lets a page expire, if that is still possible there. */
  move(page: BankPage, to: "pending" | "paid" | "expired" | "refunded"): void {
    // a bank knows of no deadline, and does not say that it was asked
    if (page.intent.provider === "transfer" && (to === "pending" || to === "expired")) return;
    const from: Readonly<Record<typeof to, readonly Status[]>> = {
      pending: ["open"],
      paid: ["open", "pending"],
      expired: ["open", "pending"],
      refunded: ["paid"],
    };
    if (!from[to].includes(page.status)) return;
    page.status = to;
    this.report(page, to);
  }

  /** A monthly gift that was paid is taken again. */
  renew(page: BankPage): void {
    if (page.status === "paid" && page.intent.frequency === "monthly") this.report(page, "renewed");
  }

  private report(page: BankPage, kind: ReportedEvent["kind"]) {
    this.reports.push(this.eventOf(page, kind));
  }

  private eventOf({ intent }: BankPage, kind: ReportedEvent["kind"]): ReportedEvent {
    this.reported += 1;
    const { reference, charge } = intent;
    const occurredAt = new Date(Date.UTC(2026, 0, 15, 8) + this.reported * 1000);
    return { reference, kind, key: `report-${this.reported}`, occurredAt, amount: charge };
  }

  private async page(id: string): Promise<BankPage> {
    await this.pause();
    const page = this.pages.find(({ intent }) => intent.reference === id);
    if (this.isDown || !page) throw new ProviderError("stripe", "no_answer", false);
    return page;
  }

  private found(page: BankPage): { readonly event?: ReportedEvent } {
    const { status } = page;
    if (status === "open") return {};
    return { event: this.eventOf(page, status === "closed" ? "expired" : status) };
  }

  private async close(id: PaymentProvider["id"], session: string): Promise<Closing> {
    const page = await this.page(session);
    if (this.payerIsFaster && this.seen.has(page.url)) {
      this.move(page, "paid");
      this.payerIsFaster = false;
    }
    // Midtrans can cancel what a payer has begun, too; Stripe only what is not under way
    const canClose =
      id === "stripe"
        ? page.status === "open"
        : page.status === "pending" || (page.status === "open" && this.closesUnused);
    if (canClose) page.status = "closed";
    if (canClose) this.report(page, "expired");
    const ended = page.status !== "open" && page.status !== "pending";
    return { closed: ended, ...(!canClose && this.found(page)) };
  }

  provider(id: "stripe" | "midtrans", base: PaymentProvider): PaymentProvider {
    return {
      ...base,
      pages: ["https://bank.example"],
      createSession: async (intent) => {
        await this.pause();
        if (this.isDown) throw new ProviderError(id, "no_answer", false);
        const url = `https://bank.example/${intent.reference}`;
        if (!this.pages.some((page) => page.url === url)) this.pages.push({ intent, url, status: "open" });
        await this.pause();
        return { providerSession: intent.reference, url };
      },
      check: async (_intent, session) => {
        const page = await this.page(session);
        return { ...this.found(page), charged: page.status === "paid" ? "yes" : "no" };
      },
      close: (_intent, { providerSession }) => this.close(id, providerSession),
      refund: async (_intent, session) => {
        this.move(await this.page(session), "refunded");
        return "refunded";
      },
    };
  }

  /** Transfers: our own page says where to, and nobody can close it at the payer's bank. */
  transfers(base: PaymentProvider): PaymentProvider {
    return {
      ...base,
      createSession: async (intent, returnUrl, attempt) => {
        await this.pause();
        const url = `https://tajuk.example/transfer/${intent.reference}`;
        if (!this.pages.some((page) => page.url === url)) this.pages.push({ intent, url, status: "open" });
        return { ...(await base.createSession(intent, returnUrl, attempt)), url };
      },
      refund: async (intent, session) => {
        const page = this.pages.find((each) => each.intent.reference === intent.reference);
        if (page) this.move(page, "refunded");
        return base.refund(intent, session);
      },
    };
  }
}
