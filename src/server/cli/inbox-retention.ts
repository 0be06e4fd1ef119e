import { formatDuration, formatPercent } from "../../domain/format";
import { clockSeen, largestStep } from "../clock";
import { keepRetention } from "../inquiries/retention";
import {
  largestShare,
  planRetention,
  type RetentionRefusal,
  type RetentionRuntime,
} from "../inquiries/retention-plan";
import { type CommandResult, done } from "./command-result";

const reasons: Readonly<Record<RetentionRefusal, string>> = {
  clock: `the clock is more than ${formatDuration(largestStep, "en")} ahead of the time that the regular job last saw`,
  share: `this is more than ${formatPercent(largestShare, "en")} of all inquiries at once`,
};

/** Shows what the next run would remove, and why it refuses to. */
export async function listRetention(runtime: RetentionRuntime): Promise<CommandResult> {
  const seen = await clockSeen(runtime);
  const { due, expired, undelivered, refusal } = await planRetention(runtime, seen);
  return done(
    [
      `the clock says ${runtime.now().toISOString()}; the regular job last saw ${seen?.toISOString() ?? "no time"}`,
      `to move to the trash: ${due.length}`,
      `to erase from the trash: ${expired.length}`,
      `kept because their e-mails were not delivered: ${undelivered.length}`,
      refusal
        ? `refused: ${reasons[refusal]}; add --yes if the clock and the numbers are right`
        : "not refused: the regular job does this once a day",
    ].join("\n"),
  );
}

/** Confirms the clock and the numbers, and removes what is due. */
export async function runRetention(runtime: RetentionRuntime): Promise<CommandResult> {
  const { trashed, erased } = await keepRetention(runtime, true);
  return done(`The clock is confirmed. Moved to the trash: ${trashed}. Erased from the trash: ${erased}.`);
}
