import Stripe from "stripe";
import { day, second } from "../../../src/domain/durations";
import { bodyOf, type StartServer } from "./loopback-server";

export const stripeSecretKey = "sk_test_standin";
export const stripeWebhookSecret = "whsec_standin";

/**
 * What an answer may say: any part of the object, as the types of Stripe's own package describe it. A field that
 * Stripe does not have, or a value that it never gives, is an error of the compiler.
 */
export type Described<Value> = Value extends readonly (infer Item)[]
  ? readonly Described<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Described<Value[Key]> }
    : Value;

export type StripeSession = Described<Stripe.Checkout.Session> & { id: string; url: string };

export interface StripeStandIn {
  readonly url: string;
  /** Request parameters of the sessions that were created. */
  readonly made: URLSearchParams[];
  readonly sessions: Map<string, StripeSession>;
  /** What was paid for invoices, with the invoices. */
  readonly invoicePayments: InvoicePayment[];
  /** Invoices of subscriptions, by id. */
  readonly invoices: Map<string, Invoice>;
  /** Subscriptions that were ended. */
  readonly cancelled: string[];
  /** When what is paid was paid, in seconds since 1970. */
  paidAt: number;
  /** When subscriptions are to end, in seconds since 1970. */
  endsAt: number | null;
  /** Whether the team has paused subscriptions. */
  isPaused: boolean;
  /** When what is paused goes on by itself, in seconds since 1970. */
  resumesAt: number | undefined;
  /** Whether the billing portal is configured. */
  hasPortal: boolean;
  /** Webhook endpoints of the account. */
  readonly endpoints: Stripe.WebhookEndpoint[];
  /** Payment intents that were paid back. */
  readonly refunds: string[];
  readonly requests: () => number;
  /** Where the billing portal leads back to, by customer. */
  readonly portals: Map<string, string>;
  /** Origin of the payment pages. */
  pagesAt: string;
  /** Origin of the billing portal. */
  portalAt: string;
  /** The failure to simulate in the next requests. */
  trouble: "none" | "silent" | "error" | "malformed" | "declined" | "no url";
}

type InvoicePayment = Described<Stripe.InvoicePayment> & {
  readonly payment: { readonly payment_intent: string };
  readonly invoice: { readonly id: string };
};

type Invoice = Pick<Stripe.Invoice, "id" | "status" | "auto_advance"> & { readonly subscription: string };

interface Repeatable {
  readonly body: string;
  readonly status: number;
  readonly value: unknown;
}

/**
 * A stand-in for Stripe's Checkout API: https://docs.stripe.com/api/checkout/sessions. To a known idempotency
 * key it repeats its first response, even a failure: https://docs.stripe.com/api/idempotent_requests
 */
export async function stripeStandIn(start: StartServer): Promise<StripeStandIn> {
  const made: URLSearchParams[] = [];
  const sessions = new Map<string, StripeSession>();
  const refunds: string[] = [];
  const cancelled: string[] = [];
  const endpoints: Stripe.WebhookEndpoint[] = [];
  const invoicePayments: InvoicePayment[] = [];
  const invoices = new Map<string, Invoice>();
  const byKey = new Map<string, Repeatable>();
  let requests = 0;
  const standIn = {
    ...{
      made,
      sessions,
      refunds,
      invoicePayments,
      invoices,
      cancelled,
      endpoints,
      paidAt: openedAt,
      endsAt: null as number | null,
      isPaused: false as boolean,
      resumesAt: undefined as number | undefined,
      hasPortal: true as boolean,
      requests: () => requests,
      pagesAt: "https://checkout.stripe.com",
      portalAt: "https://billing.stripe.com",
      portals: new Map<string, string>(),
    },
    trouble: "none" as StripeStandIn["trouble"],
  };
  const url = await start((request, response) => {
    void (async () => {
      requests += 1;
      const body = await bodyOf(request);
      const key = String(request.headers["idempotency-key"]);
      const tell = (status: number, value: unknown) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
      const answer = <Answer>(status: number, value: Described<Answer>) => {
        if (request.method === "POST") byKey.set(key, { body, status, value });
        return tell(status, value);
      };
      const list = <Item>(data: readonly Described<Item>[]) =>
        answer<{ object: "list"; data: Item[]; has_more: boolean }>(200, {
          ...{ object: "list", data, has_more: false },
        });
      const fail = (status: number, type: Stripe.RawErrorType) =>
        answer<{ error: { type: Stripe.RawErrorType; message: string } }>(status, {
          error: { type, message: "secret detail" },
        });
      if (request.headers.authorization !== `Bearer ${stripeSecretKey}`)
        return tell(401, { error: { type: "invalid_request_error" } });
      const before = byKey.get(key);
      if (before?.body === body) return tell(before.status, before.value);
      if (before) return tell(400, { error: { type: "idempotency_error" } });
      if (standIn.trouble === "silent") return undefined;
      if (standIn.trouble === "error") return fail(500, "api_error");
      if (standIn.trouble === "declined") return fail(402, "card_error");
      if (standIn.trouble === "malformed") return response.writeHead(200).end("<html>");
      const path = request.url ?? "";
      if (path.startsWith("/v1/invoice_payments")) {
        const query = new URLSearchParams(path.split("?")[1]);
        const paid = query.get("payment[payment_intent]");
        const data = invoicePayments.filter(
          ({ payment, invoice }) => payment.payment_intent === paid || invoice.id === query.get("invoice"),
        );
        return list<Stripe.InvoicePayment>(data);
      }
      if (path.startsWith("/v1/invoices?")) {
        const query = new URLSearchParams(path.split("?")[1]);
        const data = [...invoices.values()].filter(
          ({ subscription, status }) =>
            subscription === query.get("subscription") && status === query.get("status"),
        );
        return list<Stripe.Invoice>(data.map(({ id }) => ({ id })));
      }
      const held = invoices.get(path.replace("/v1/invoices/", ""));
      if (held) {
        held.auto_advance = new URLSearchParams(body).get("auto_advance") !== "false";
        return answer<Stripe.Invoice>(200, { id: held.id });
      }
      if (path.startsWith("/v1/webhook_endpoints")) return list<Stripe.WebhookEndpoint>(endpoints);
      if (path.startsWith("/v1/billing_portal/configurations"))
        return list<Stripe.BillingPortal.Configuration>(standIn.hasPortal ? [{ id: "bpc_1" }] : []);
      const looked = /^\/v1\/payment_intents\/(\w+)$/.exec(path)?.[1];
      if (looked) {
        const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === looked);
        return session
          ? answer<Stripe.PaymentIntent>(200, {
              id: looked,
              metadata: { reference: session.client_reference_id ?? "" },
            })
          : fail(404, "invalid_request_error");
      }
      if (request.method === "GET") {
        const session = sessions.get(path.replace("/v1/checkout/sessions/", "").replace(/\?.*/, ""));
        const asked = [...new URLSearchParams(path.split("?")[1])]
          .filter(([name]) => name.startsWith("expand["))
          .map(([, value]) => value);
        return session
          ? answer<Stripe.Checkout.Session>(200, { ...session, ...expanded(session, asked, standIn) })
          : fail(404, "invalid_request_error");
      }
      const ending = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
      if (ending) {
        const open = sessions.get(ending);
        if (open?.status !== "open") return fail(400, "invalid_request_error");
        return answer<Stripe.Checkout.Session>(200, Object.assign(open, { status: "expired" as const }));
      }
      if (request.method === "DELETE") {
        cancelled.push(path.replace("/v1/subscriptions/", ""));
        return answer<Stripe.Subscription>(200, {
          ...{ id: cancelled.at(-1) ?? "", object: "subscription", status: "canceled" },
        });
      }
      if (path === "/v1/billing_portal/sessions") {
        const asked = new URLSearchParams(body);
        const customer = asked.get("customer") ?? "";
        standIn.portals.set(customer, asked.get("return_url") ?? "");
        return answer<Stripe.BillingPortal.Session>(200, {
          object: "billing_portal.session",
          url: `${standIn.portalAt}/p/${customer}`,
        });
      }
      if (path === "/v1/refunds") {
        const paid = new URLSearchParams(body).get("payment_intent");
        refunds.push(paid ?? "");
        return answer<Stripe.Refund>(200, {
          ...{ id: `re_${refunds.length}`, object: "refund", payment_intent: paid },
        });
      }
      const session = toSession(new URLSearchParams(body), sessions.size + 1, standIn.pagesAt);
      if (standIn.trouble === "no url")
        return answer<Stripe.Checkout.Session>(200, { ...session, url: null });
      made.push(new URLSearchParams(body));
      sessions.set(session.id, session);
      return answer<Stripe.Checkout.Session>(200, session);
    })();
  });
  return Object.assign(standIn, { url });
}

/** When sessions are opened, in seconds since 1970. */
const openedAt = 1_768_464_000;

function toSession(parameters: URLSearchParams, number: number, pagesAt: string): StripeSession {
  const id = `cs_test_${number}`;
  return {
    id,
    object: "checkout.session",
    url: `${pagesAt}/c/pay/${id}`,
    status: "open",
    payment_status: "unpaid",
    client_reference_id: parameters.get("client_reference_id"),
    amount_total: Number(parameters.get("line_items[0][price_data][unit_amount]")),
    currency: parameters.get("line_items[0][price_data][currency]"),
    created: openedAt,
    expires_at: openedAt + day / second,
    ...(parameters.get("mode") === "subscription"
      ? {
          payment_intent: null,
          invoice: `in_${number}`,
          subscription: `sub_${number}`,
          customer: `cus_${number}`,
        }
      : { payment_intent: `pi_${number}`, customer: null }),
  };
}

/** The objects that a request asked for in place of ids: https://docs.stripe.com/api/expanding_objects */
function expanded(
  session: StripeSession,
  asked: readonly string[],
  standIn: Pick<StripeStandIn, "cancelled" | "endsAt" | "isPaused" | "resumesAt" | "paidAt">,
): Described<Stripe.Checkout.Session> {
  const { payment_intent, invoice } = session;
  const isPaid = session.payment_status === "paid";
  const charge = { id: "ch_1", object: "charge" as const, created: standIn.paidAt };
  return {
    ...(asked.includes("subscription") && { subscription: subscriptionOf(session, standIn) }),
    ...(asked.includes("payment_intent.latest_charge") &&
      typeof payment_intent === "string" && {
        payment_intent: {
          ...{ id: payment_intent, object: "payment_intent", latest_charge: isPaid ? charge : null },
        },
      }),
    ...(asked.includes("invoice") &&
      typeof invoice === "string" && {
        invoice: {
          ...{
            id: invoice,
            object: "invoice",
            status_transitions: { paid_at: isPaid ? standIn.paidAt : null },
          },
        },
      }),
  };
}

function subscriptionOf(
  session: StripeSession | undefined,
  {
    cancelled,
    endsAt,
    isPaused,
    resumesAt,
  }: Pick<StripeStandIn, "cancelled" | "endsAt" | "isPaused" | "resumesAt">,
): Described<Stripe.Subscription> {
  const id = typeof session?.subscription === "string" ? session.subscription : "";
  const status = cancelled.includes(id) ? "canceled" : "active";
  const items = { data: [{ current_period_end: 1_771_178_400 }] };
  const end = { cancel_at: endsAt, cancel_at_period_end: endsAt !== null };
  const pause = {
    pause_collection: isPaused ? { behavior: "void" as const, resumes_at: resumesAt ?? null } : null,
  };
  const { customer = "" } = session ?? {};
  return {
    ...{ id, object: "subscription", status, items, ...end, ...pause },
    ...(customer !== null && { customer }),
  };
}

const { webhooks } = new Stripe(stripeSecretKey);

/** What an event of a type is about. */
export type StripeObject<Type extends Stripe.Event.Type> = Described<
  Extract<Stripe.Event, { type: Type }>["data"]["object"]
>;

/** A webhook event of Stripe, signed at the time `at`. */
export function stripeMessage<Type extends Stripe.Event.Type>(
  type: Type,
  object: StripeObject<Type>,
  at: Date,
  change: {
    readonly id?: string;
    readonly secret?: string;
    readonly occurredAt?: Date;
    /** In seconds since 1970, or anything odd. */
    readonly created?: unknown;
  } = {},
) {
  const seconds = Math.floor((change.occurredAt ?? at).getTime() / 1000);
  const payload = JSON.stringify({
    id: change.id ?? `evt_${type.replaceAll(/\W/g, "_")}`,
    object: "event",
    type,
    created: change.created === undefined ? seconds : change.created,
    data: { object },
  });
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret: change.secret ?? stripeWebhookSecret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  return { payload, signature };
}
