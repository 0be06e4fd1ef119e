import { checkContent } from "./environment/check-content";
import { type Environment, readEnvironment } from "./environment/environment";
import { createKeyedLock } from "./keyed-lock";
import { consoleLog, errorCode } from "./log";
import { createMailer } from "./mail/mailer";
import { createProviders } from "./payments/providers/create-providers";
import type { AskedPayment } from "./payments/providers/provider";
import { processState } from "./process-state";
import { createRateLimits } from "./rate-limits";
import type { Runtime } from "./runtime";
import { loadSiteData, type SiteData } from "./site-data";
import { openStore } from "./storage/open-store";
import { createVisitCounter } from "./vitals/visit-counter";

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
