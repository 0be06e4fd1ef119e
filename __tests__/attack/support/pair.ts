import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../setup/served-site";
import { type ImageSite, serveImage } from "./image-site";

/** Two processes that share one folder of records, of which one at a time is killed. */
export interface Pair {
  /** The address of one that runs; of the first or second of them in turn. */
  readonly origin: () => string;
  /** Kills one like a power cut and starts it again. */
  readonly killOne: () => Promise<void>;
  /** Every line that either wrote. */
  readonly log: () => readonly string[];
}

export async function startPair(environment: Readonly<Record<string, string>>): Promise<Pair> {
  const start = async (PORT: string) => serveImage({ ...environment, PORT });
  const ports = [String(await freePort()), String(await freePort())];
  const running = new Map<string, ImageSite>();
  for (const port of ports) running.set(port, await start(port));
  const ended: string[] = [];
  let turns = 0;
  let kills = 0;
  return {
    origin: () => {
      const sites = [...running.values()];
      return sites[turns++ % sites.length]?.origin ?? "";
    },
    killOne: async () => {
      const port = ports[kills++ % ports.length] ?? "";
      const site = running.get(port);
      // it is killed while it works: those who ask find out by themselves
      await site?.kill();
      running.delete(port);
      ended.push(...(site?.log ?? []));
      running.set(port, await start(port));
    },
    log: () => [...ended, ...[...running.values()].flatMap(({ log }) => log)],
  };
}

/** Calls `work` again and again, `every` milliseconds from one start to the next, until the time is over. */
export async function often(
  every: number,
  until: number,
  work: (round: number) => Promise<unknown>,
): Promise<number> {
  const running = new Set<Promise<unknown>>();
  let round = 0;
  for (; Date.now() < until; round += 1) {
    const next = wait(every);
    const run = work(round).finally(() => running.delete(run));
    running.add(run);
    // a slow server is not asked ever more at once
    await (running.size > 50 ? Promise.all([next, ...running]) : next);
  }
  await Promise.all(running);
  return round;
}

/** Calls `work` again and again until the time is over, with a pause before each call. */
export async function inTurn(
  pause: number,
  until: number,
  work: (round: number) => Promise<unknown>,
): Promise<number> {
  let round = 0;
  while (Date.now() + pause < until) {
    await wait(pause);
    await work(round++);
  }
  return round;
}

/** The value below which 99 of 100 are. */
export function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}
