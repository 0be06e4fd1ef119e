import path from "node:path";
import { readEnvironment } from "../../../src/server/environment/environment";
import { createKeyedLock } from "../../../src/server/keyed-lock";
import { MailError, type MailMessage, type Mailer } from "../../../src/server/mail/mailer";
import { sampleProvider } from "../../../src/server/payments/providers/sample-provider";
import { createRateLimits } from "../../../src/server/rate-limits";
import type { Runtime } from "../../../src/server/runtime";
import { createStore } from "../../../src/server/storage/store";
import { createVisitCounter } from "../../../src/server/vitals/visit-counter";
import { memoryDriver } from "./memory-driver";
import { siteData } from "./site-data";

/** A runtime with an in-memory store, a clock that moves only by `wait`, and a recorded log. */
export interface TestRuntime extends Runtime {
  readonly logged: string[];
  readonly items: Map<string, string>;
  /** Advances the clock. */
  readonly wait: (milliseconds: number) => void;
  /** Resolves when all work scheduled with `later` has finished. */
  readonly idle: () => Promise<void>;
}

export interface TestRuntimeOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly parts?: Partial<Runtime>;
}

export const startOfTests = new Date("2026-01-15T08:00:00.000Z");

const generous = {
  INQUIRIES_PER_ADDRESS: "1000000",
  INQUIRIES_IN_ALL: "1000000",
  PAYMENTS_PER_ADDRESS: "1000000",
  PAYMENTS_IN_ALL: "1000000",
  GOODS_SECRET: "of-tests-of-tests-of-tests-of-tests",
  GOODS_DIR: path.join(__dirname, "goods"),
};

export const mailSettings = {
  SMTP_URL: "smtp://localhost:2525",
  MAIL_FROM: "Tajuk <web@tajuk.example>",
  MAIL_TO: "team@tajuk.example",
};

export function testRuntime({ settings = {}, parts = {} }: TestRuntimeOptions = {}): TestRuntime {
  const environment = readEnvironment({ ...generous, ...settings });
  const items = new Map<string, string>();
  const logged: string[] = [];
  const running = new Set<Promise<unknown>>();
  let time = startOfTests.getTime();
  return {
    environment,
    siteData,
    store: createStore(memoryDriver(items)),
    limits: createRateLimits(environment),
    lock: createKeyedLock(),
    asked: new Map(),
    visits: createVisitCounter(),
    mailer: undefined,
    providers: [sampleProvider],
    log: (level, event, fields) => void logged.push(JSON.stringify({ level, event, ...fields })),
    now: () => new Date(time),
    later: (work) => {
      const run = work().catch((error: unknown) => logged.push(String(error)));
      running.add(run);
      void run.finally(() => running.delete(run));
    },
    ...parts,
    logged,
    items,
    wait: (milliseconds) => void (time += milliseconds),
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** A host of functions that stops a function as soon as it has answered. */
export const stopsAfterAnswer: Pick<Runtime, "later"> = { later: () => undefined };

/** A mailer that records its messages, and refuses those to addresses that are bad, for good. */
export function refusingMailer(isBad: (address: string) => boolean) {
  const mailer = keepingMailer();
  const send: Mailer["send"] = (message) =>
    message.to.some(isBad) ? Promise.reject(new MailError("EENVELOPE", true, false)) : mailer.send(message);
  return { ...mailer, send };
}

/** A mailer that records its messages instead of sending them. */
export function keepingMailer(): Mailer & { readonly sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return { sent, send: (message) => (sent.push(message), Promise.resolve([])) };
}
