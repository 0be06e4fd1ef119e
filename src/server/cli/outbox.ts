import { markDelivered } from "../outbox/delivery-state";
import type { StorageRuntime } from "../storage/quarantine";
import { type CommandResult, done, failed } from "./command-result";
import { isNamed, listing, type Piece, refusedPieces, waitingPieces } from "./outbox-pieces";
import { type Program, readCommand } from "./read-command";

const usage = `Usage: npm run outbox -- <command>

  (no command)            runs the regular job once, by hand
  waiting                 what has still to be mailed, and when it happened or the team recorded it; what was refused
  sent --before <time>    shows what of it happened before a time such as 2026-11-30T03:00:00+07:00
  sent <reference>…       shows what is about these payments, refused or not; a name that waiting shows is taken, too

sent shows what would count as mailed, for after a back-up was restored or where nobody is to get what was refused;
with --apply it does.`;

const options = { before: { type: "string" }, apply: { type: "boolean" } } as const;

const program: Program<typeof options> = {
  usage,
  options,
  commands: { "": {}, waiting: {}, sent: { words: Infinity, options: ["before", "apply"] } },
};

/**
 * Runs a command of `npm run outbox`.
 *
 * @param args the words after `--`
 * @param runJob runs the regular job, and says what it did
 */
export async function runOutbox(
  args: readonly string[],
  runtime: StorageRuntime,
  runJob: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const read = readCommand(args, program);
  if ("output" in read) return read;
  const { command, words, values } = read;
  if (command === "") return runJob();
  const [waiting, refused] = [await waitingPieces(runtime), await refusedPieces(runtime)];
  if (command === "waiting")
    return done([listing(waiting), ...(refused.length > 0 ? [whatWasRefused(refused)] : [])].join("\n\n"));
  const isMeant = chosen(words, values.before);
  if (!isMeant)
    return failed(
      `--before must be a time with its offset, such as 2026-11-30T03:00:00+07:00, and stand without references.\n\n${usage}`,
    );
  // of what is refused nothing is meant by its time: it waits for an address, not for the mail server
  const named = words.length > 0 ? refused.filter((piece) => !waiting.some(isSameAs(piece))) : [];
  const all = [...waiting, ...named];
  const unknown = words.filter((word) => !all.some(areNamed([word])));
  if (unknown.length > 0) return failed(`Nothing waits that is called ${unknown.join(" or ")}.`);
  const meant = all.filter(isMeant);
  if (values.apply) for (const { source } of meant) await markDelivered(runtime.store, source, runtime.now());
  const rest = waiting.filter((piece) => !meant.includes(piece));
  const outcome = values.apply
    ? "These count as mailed."
    : "Nothing was done. Add --apply if these are not to be mailed.";
  return done(
    [`${listing(meant)}\n${outcome}`, ...(rest.length > 0 ? [stillToMail(rest)] : [])].join("\n\n"),
  );
}

const isSameAs = (piece: Piece) => (other: Piece) => other.source === piece.source;

const areNamed = (words: readonly string[]) => (piece: Piece) => words.some((word) => isNamed(piece, word));

/** Which pieces the words or the time choose; undefined if both are given, or what is given is no time with its offset. */
function chosen(words: readonly string[], time: string | undefined): ((piece: Piece) => boolean) | undefined {
  if (words.length > 0) return time === undefined ? areNamed(words) : undefined;
  const before = /T.+(Z|[+-]\d\d:\d\d)$/.test(time ?? "") ? Date.parse(time ?? "") : NaN;
  if (Number.isNaN(before)) return undefined;
  return ({ at }) => at !== undefined && Date.parse(at) < before;
}

const stillToMail = (rest: readonly Piece[]) =>
  `Still to be mailed. If some of it was mailed before, as of a transfer that you recorded again: npm run outbox -- sent <reference>\n${listing(rest)}`;

const whatWasRefused = (refused: readonly Piece[]) =>
  [
    "Refused: the mail server takes no e-mail for these addresses, and is not asked again.",
    listing(refused),
    ...(refused.some(({ isForPayer }) => isForPayer)
      ? [
          "Put the payer's address right, and they get it: npm run payments -- address <reference> <e-mail> --apply",
        ]
      : []),
    ...(refused.some(({ isForSender }) => isForSender)
      ? ["The sender of an inquiry would not get your answer either: look for another way to reach them."]
      : []),
    "If nobody is to get it: npm run outbox -- sent <reference or name> --apply",
  ].join("\n");
