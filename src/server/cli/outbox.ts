import { markDelivered } from "../outbox/delivery-state";
import { happenedAt, waitingSources } from "../outbox/sources";
import type { StorageRuntime } from "../storage/quarantine";
import { aligned, counted } from "./aligned";
import { type CommandResult, done, failed } from "./command-result";
import { type Program, readCommand } from "./read-command";

const usage = `Usage: npm run outbox -- <command>

  (no command)            runs the regular job once, by hand
  waiting                 what has still to be mailed, and when it happened
  sent --before <time>    shows what of it happened before a time such as 2026-11-30T03:00:00+07:00;
                          with --apply it counts as mailed: for after a back-up was restored`;

const options = { before: { type: "string" }, apply: { type: "boolean" } } as const;

const program: Program<typeof options> = {
  usage,
  options,
  commands: { "": {}, waiting: {}, sent: { options: ["before", "apply"] } },
};

/**
 * Runs a command of `npm run outbox`.
 *
 * @param args the words after `--`
 * @param runJob runs the regular job, and says what it did
 */
export async function runOutbox(
  args: readonly string[],
  runtime: Pick<StorageRuntime, "store" | "now">,
  runJob: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const read = readCommand(args, program);
  if ("output" in read) return read;
  const { command, values } = read;
  if (command === "") return runJob();
  const waiting = await waitingPieces(runtime);
  if (command === "waiting") return done(listing(waiting));
  const before = /T.+(Z|[+-]\d\d:\d\d)$/.test(values.before ?? "") ? Date.parse(values.before ?? "") : NaN;
  if (Number.isNaN(before))
    return failed(`--before must be a time with its offset, such as 2026-11-30T03:00:00+07:00.\n\n${usage}`);
  const theirs = waiting.filter(({ at }) => at !== undefined && Date.parse(at) < before);
  if (!values.apply)
    return done(`${listing(theirs)}\nNothing was done. Add --apply if these are not to be mailed.`);
  for (const { source } of theirs) await markDelivered(runtime.store, source, runtime.now());
  return done(`${listing(theirs)}\nThese count as mailed.`);
}

/** What causes mail, and the ISO 8601 time of what happened; undefined if its record cannot be read. */
interface Piece {
  readonly source: string;
  readonly at: string | undefined;
}

async function waitingPieces(runtime: Pick<StorageRuntime, "store">): Promise<readonly Piece[]> {
  const sources = (await waitingSources(runtime)).flat();
  return Promise.all(
    sources.map(async (source) => ({
      source,
      at: await happenedAt(source, runtime).catch(() => undefined),
    })),
  );
}

function listing(pieces: readonly Piece[]): string {
  const rows = aligned(pieces.map(({ source, at }) => [at ?? "cannot be read", source]));
  return [...rows, counted(pieces.length, "message")].join("\n");
}
