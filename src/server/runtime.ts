import { type Environment, readEnvironment } from "./environment/environment";
import { createKeyedLock, type KeyedLock } from "./keyed-lock";
import { consoleLog, errorCode, type Log } from "./log";
import { createMailer, type Mailer } from "./mail/mailer";
import { createProviders } from "./payments/create-providers";
import type { AskedPayment, PaymentProvider } from "./payments/provider";
import { processState } from "./process-state";
import { createRateLimits, type RateLimits } from "./rate-limits";
import { loadSiteData, type SiteData } from "./site-data";
import { openStore } from "./storage/open-store";
import type { Store } from "./storage/store";

/** Everything that handlers and jobs work with. Tests make their own; the server has one per process. */
export interface Runtime {
  readonly environment: Environment;
  readonly siteData: SiteData;
  readonly store: Store;
  readonly limits: RateLimits;
  readonly lock: KeyedLock;
  /** What providers were last asked about, by payment: so that they are not asked too often. */
  readonly asked: Map<string, AskedPayment>;
  /** Undefined while no mail server is configured: inquiries wait in the store. */
  readonly mailer: Mailer | undefined;
  /** Those that are switched on, in the order in which visitors are offered them; none is the sample mode. */
  readonly providers: readonly PaymentProvider[];
  readonly log: Log;
  readonly now: () => Date;
  /** Runs work after the answer; its failure is logged and stops nothing. */
  readonly later: (work: () => Promise<unknown>) => void;
}

/** Public address of the site, without a trailing slash. */
export function siteUrl({ environment, siteData }: Pick<Runtime, "environment" | "siteData">): string {
  return environment.SITE_URL ?? siteData.site.url.replace(/\/+$/, "");
}

let current: Promise<Runtime> | undefined;

/** The runtime of this function, made on first use. A failure is not kept: the next call tries again. */
export function processRuntime(): Promise<Runtime> {
  current ??= createRuntime(readEnvironment()).catch((error: unknown) => {
    current = undefined;
    throw error;
  });
  return current;
}

/**
 * Opens everything that an environment names. Limits and locks are shared by all functions of the process.
 *
 * @param siteData what the build wrote, unless a test supplies other content
 */
export async function createRuntime(environment: Environment, siteData?: SiteData): Promise<Runtime> {
  const log = consoleLog;
  return {
    environment,
    siteData: siteData ?? (await loadSiteData()),
    store: await openStore(environment),
    limits: await processState("limits", async () =>
      createRateLimits(environment, await limiterFactory(environment)),
    ),
    lock: processState("lock", createKeyedLock),
    asked: processState("asked", () => new Map<string, AskedPayment>()),
    mailer: environment.SMTP_URL ? createMailer(environment.SMTP_URL) : undefined,
    providers: createProviders(environment),
    log,
    now: () => new Date(),
    later: (work) => {
      work().catch((error: unknown) => log("error", "background_failed", { code: errorCode(error) }));
    },
  };
}

async function limiterFactory({ STORAGE, REDIS_URL }: Environment) {
  if (STORAGE !== "redis" || !REDIS_URL) return undefined;
  const { redisLimiterFactory } = await import(/* webpackMode: "eager" */ "./redis-limiter");
  return redisLimiterFactory(REDIS_URL);
}
