import type { Environment } from "./environment/environment";
import type { Framing } from "./html/frame";
import type { KeyedLock } from "./keyed-lock";
import type { Mailer } from "./mail/mailer";
import type { AskedPayment, PaymentProvider } from "./payments/providers/provider";
import type { RateLimits } from "./rate-limits";
import type { SiteData } from "./site-data";
import type { StorageRuntime } from "./storage/quarantine";
import type { VisitCounter } from "./vitals/visit-counter";

/** The dependencies of handlers and jobs; tests supply theirs. */
export interface Runtime extends StorageRuntime {
  readonly environment: Environment;
  readonly siteData: SiteData;
  readonly limits: RateLimits;
  readonly lock: KeyedLock;
  /** Providers' last answers by payment reference: a cache that limits how often providers are asked. */
  readonly asked: Map<string, AskedPayment>;
  readonly visits: VisitCounter;
  /** Undefined without a configured mail server: inquiries then stay in the store. */
  readonly mailer: Mailer | undefined;
  /** The enabled providers, in the order in which they are offered; in sample mode the sample provider. May be none. */
  readonly providers: readonly PaymentProvider[];
  /** The site's frame for the page that answers the request; without it, pages have a plain one. */
  readonly framing?: Framing | undefined;
  /** Runs work in the background: the response does not wait for it, and a failure is only logged. */
  readonly later: (work: () => Promise<unknown>) => void;
}

/** Public address of the site, without a trailing slash. */
export function siteUrl({ environment, siteData }: Pick<Runtime, "environment" | "siteData">): string {
  return environment.SITE_URL ?? siteData.site.url.replace(/\/+$/, "");
}
