import { checkContent } from "./environment/check-content";
import { type Environment, readEnvironment } from "./environment/environment";
import type { Framing } from "./html/framing";
import { createKeyedLock, type KeyedLock } from "./keyed-lock";
import { consoleLog, errorCode, type Log } from "./log";
import { createMailer, type Mailer } from "./mail/mailer";
import { createProviders } from "./payments/providers/create-providers";
import type { AskedPayment, PaymentProvider } from "./payments/providers/provider";
import { processState } from "./process-state";
import { createRateLimits, type RateLimits } from "./rate-limits";
import { loadSiteData, type SiteData } from "./site-data";
import { openStore } from "./storage/open-store";
import type { Store } from "./storage/store";
import { createVisitCounter, type VisitCounter } from "./vitals/visit-counter";

/** The dependencies of handlers and jobs; tests supply theirs. */
export interface Runtime {
  readonly environment: Environment;
  readonly siteData: SiteData;
  readonly store: Store;
  readonly limits: RateLimits;
  readonly lock: KeyedLock;
  /** Providers' last answers by payment reference: a cache that limits how often providers are asked. */
  readonly asked: Map<string, AskedPayment>;
  readonly visits: VisitCounter;
  /** Undefined without a configured mail server: inquiries then stay in the store. */
  readonly mailer: Mailer | undefined;
  /** The enabled providers, in the order in which they are offered; in sample mode the sample provider. */
  readonly providers: readonly PaymentProvider[];
  readonly log: Log;
  readonly now: () => Date;
  /** The site's frame for the page that answers the request; without it, pages have a plain one. */
  readonly framing?: Framing | undefined;
  /** Runs work in the background: the response does not wait for it, and a failure is only logged. */
  readonly later: (work: () => Promise<unknown>) => void;
}

/** Public address of the site, without a trailing slash. */
export function siteUrl({ environment, siteData }: Pick<Runtime, "environment" | "siteData">): string {
  return environment.SITE_URL ?? siteData.site.url.replace(/\/+$/, "");
}

let current: Promise<Runtime> | undefined;

/** The runtime of this function, created on first use. After a failure the next call tries again. */
export function processRuntime(): Promise<Runtime> {
  current ??= createRuntime(readEnvironment()).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/**
 * Creates a runtime from an environment. All runtimes of the process share limits, locks, `asked` and `visits`.
 *
 * @param siteData by default what the build wrote; tests supply their own
 */
export async function createRuntime(environment: Environment, siteData?: SiteData): Promise<Runtime> {
  const log = consoleLog;
  const now = () => new Date();
  const content = siteData ?? (await loadSiteData());
  checkContent(environment, content);
  return {
    environment,
    siteData: content,
    store: await openStore(environment),
    limits: await processState("limits", async () =>
      createRateLimits(environment, await counterFactory(environment)),
    ),
    lock: processState("lock", createKeyedLock),
    asked: processState("asked", () => new Map<string, AskedPayment>()),
    visits: processState("visits", createVisitCounter),
    mailer: environment.SMTP_URL ? createMailer(environment.SMTP_URL) : undefined,
    providers: createProviders(environment, content.bankAccount),
    log,
    now,
    later: (work) => {
      work().catch((error: unknown) => log("error", "background_failed", { code: errorCode(error) }));
    },
  };
}

async function counterFactory({ STORAGE, REDIS_URL }: Environment) {
  if (STORAGE !== "redis" || !REDIS_URL) return undefined;
  const { redisCounterFactory } = await import(/* webpackMode: "eager" */ "./redis-counter");
  return redisCounterFactory(REDIS_URL);
}
