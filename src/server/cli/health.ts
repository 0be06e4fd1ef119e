import { clockSeen } from "../clock";
import { lacksGoods, wrongRecords } from "../health/find-wrong";
import { waitingMail } from "../health/waiting-mail";
import { wrongNow } from "../health/wrong-now";
import { errorCode } from "../log";
import { refusedOfTeam } from "../mail/team-addresses";
import { lastJob } from "../outbox/run-alone";
import { takesNothing } from "../payments/offers";
import { createProviders } from "../payments/providers/create-providers";
import { openPayments, readIntent } from "../payments/store/payments";
import { unrecordedPayments } from "../payments/unrecorded";
import type { Runtime } from "../runtime";
import type { SiteData } from "../site-data";
import { quarantined, unreadableInPlace } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import { refusedPieces } from "./outbox-pieces";

/** The parts of the runtime that the report needs. */
export type ReportRuntime = Pick<Runtime, "store" | "log" | "now" | "environment">;

/**
 * `npm run health`: what is wrong, and the figures behind it. The exit code is 1 if anything is wrong.
 *
 * @param version release of the site and of Node
 * @param products what the last build sells
 */
export async function runHealth(
  runtime: ReportRuntime,
  version: string,
  products: SiteData["products"] = [],
): Promise<CommandResult> {
  const found = await wrongNow(runtime);
  const isStored = !found.includes("storage");
  const figures = isStored ? await storedFigures(runtime) : [];
  const isWhole = figures.every(({ isKnown }) => isKnown);
  // what is listed below is wrong, though the regular job has not seen it yet
  const wrong = isWhole
    ? [...new Set([...found, ...(isStored ? await wrongByLook(runtime, products) : [])])]
    : (["storage", ...found] as const);
  const lines = [
    wrong.length === 0
      ? "Everything is well."
      : `Wrong: ${wrong.join(", ")}. docs/operations.md explains each.`,
    `version: ${version}`,
    `storage: ${runtime.environment.STORAGE}, ${isStored ? "writable" : "cannot be written or read"}`,
    ...figures.map(({ words }) => words),
  ];
  return (wrong.length === 0 ? done : failed)(lines.join("\n"));
}

async function wrongByLook(runtime: ReportRuntime, products: SiteData["products"]) {
  const providers = createProviders(runtime.environment);
  const isLacking = await lacksGoods(products, { ...runtime, providers });
  return [...(isLacking ? (["goods"] as const) : []), ...(await wrongRecords(runtime))];
}

/** A line of the report. */
interface Figure {
  readonly words: string;
  readonly isKnown: boolean;
}

async function storedFigures(runtime: ReportRuntime): Promise<readonly Figure[]> {
  return [
    await figure("disk", () => disk(runtime)),
    await figure("clock", () => clock(runtime)),
    await figure("regular job", () => job(runtime)),
    await figure("mail", () => mail(runtime)),
    await figure("payments", () => payments(runtime)),
    await figure("paid, but not in our records", () => unrecorded(runtime)),
    await figure("quarantine", () => quarantine(runtime)),
  ];
}

async function figure(name: string, find: () => Promise<string>): Promise<Figure> {
  try {
    return { words: `${name}: ${await find()}`, isKnown: true };
  } catch (error) {
    return { words: `${name}: cannot be read (${errorCode(error)})`, isKnown: false };
  }
}

async function disk({ store }: ReportRuntime): Promise<string> {
  const free = await store.freeSpace();
  return free === undefined ? "not known for this store" : `${Math.round(free / 1e6)} MB free`;
}

async function clock(runtime: ReportRuntime): Promise<string> {
  return `${runtime.now().toISOString()}; the job last saw ${moment(await clockSeen(runtime))}`;
}

async function job(runtime: ReportRuntime): Promise<string> {
  const last = await lastJob(runtime);
  const steps = last && last.failed.length > 0 ? `; these steps failed: ${last.failed.join(", ")}` : "";
  return `last run ${moment(last?.at)}${steps}`;
}

async function mail(runtime: ReportRuntime): Promise<string> {
  const { count, since } = await waitingMail(runtime);
  const refused = (await refusedPieces(runtime)).length;
  const ofTeam = await refusedOfTeam(runtime);
  const more = refused > 0 ? `; ${refused} refused: npm run outbox -- waiting` : "";
  const lacking = ofTeam.length > 0 ? `; MAIL_TO is refused for ${ofTeam.join(", ")}` : "";
  return `${runtime.environment.SMTP_URL ? "on" : "off"}, ${count} waiting, the oldest since ${moment(since)}${more}${lacking}`;
}

/** The open payments; the regular job asks the providers about all of them in each run, unless payments are stopped. */
async function payments(runtime: ReportRuntime): Promise<string> {
  const open = await openPayments(runtime.store);
  const starts: string[] = [];
  for (const reference of open) {
    const intent = await readIntent(runtime.store, reference).catch(() => undefined);
    if (intent) starts.push(intent.createdAt);
  }
  const oldest = starts.sort()[0] ?? "never";
  const words = `${open.length} open, the oldest since ${oldest}`;
  if (takesNothing({ providers: createProviders(runtime.environment) }))
    return `off, ${words}, not asked about`;
  const last = await lastJob(runtime);
  return `${words}, last asked about ${moment(last?.at)}`;
}

async function unrecorded(runtime: ReportRuntime): Promise<string> {
  const references = await unrecordedPayments(runtime);
  return [`${references.length}`, ...references.map((reference) => `  ${reference}`)].join("\n");
}

async function quarantine(runtime: ReportRuntime): Promise<string> {
  const aside = await quarantined(runtime.store);
  const inPlace = await unreadableInPlace(runtime);
  const counts = `${aside.length} set aside, ${inPlace.length} unreadable in their places`;
  return [counts, ...[...aside.map(({ key }) => key), ...inPlace].map((key) => `  ${key}`)].join("\n");
}

const moment = (date: Date | undefined) => date?.toISOString() ?? "never";
