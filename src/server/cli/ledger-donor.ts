import { dateInZone } from "../../domain/zone-time";
import { monthsBefore } from "../clock";
import { allPayments } from "../ledger/all-payments";
import { ledgerLines } from "../ledger/lines";
import { giftState } from "../payments/store/gift-state";
import { hasAddress } from "../payments/store/payers";
import type { StoredPayment } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { leftOut } from "./aligned";
import { type CommandResult, done, failed } from "./command-result";
import { donorLetter, giftsIn } from "./donor-letter";
import type { LedgerOptions, LedgerSources } from "./ledger-options";

/** What came in from one donor in a period, and what went back, as a text to send to them. Purchases are not in it. */
export async function donorStatement(
  email: string,
  { from, to, language }: LedgerOptions,
  runtime: StorageRuntime & Pick<Runtime, "environment">,
  { titleOf, organisation }: LedgerSources,
): Promise<CommandResult> {
  if (organisation === undefined)
    return failed(
      "There is no build of this release yet, which knows who received the gifts and for what: run npm run build.",
    );
  const { payments, unreadable } = await allPayments(
    runtime,
    (payer) => hasAddress(payer, email) || (payer !== undefined && !payer.email),
  );
  const linesOf = (all: readonly StoredPayment[]) => ledgerLines(all, titleOf(language));
  // an address is erased as soon as its monthly gift has ended, which may be long before the last month is so old
  const nameless = giftsIn(
    linesOf(payments.filter((gift) => !gift.payer?.email && giftState(gift) === "ended")),
    { from, to },
  );
  const warning = [
    leftOut(unreadable),
    mayBeMissing(from, runtime),
    mayBeTheirs(nameless.map(({ line }) => line.reference)),
  ]
    .filter(Boolean)
    .join("\n\n");
  const theirs = linesOf(payments.filter(({ payer }) => payer?.email));
  const today = dateInZone(runtime.now().getTime());
  const letter = donorLetter(theirs, { from, to }, language, { organisation, email, today });
  return {
    ...(letter ? done(letter) : failed("No gift of that address is stored for that time.")),
    warning,
  };
}

/** Says up to which day gifts may be missing, unless `from` is later: their addresses are erased. */
function mayBeMissing(from: string | undefined, { now, environment }: Pick<Runtime, "now" | "environment">) {
  const months = environment.RETENTION_MONTHS;
  const reach = dateInZone(monthsBefore(now(), months).getTime());
  if (from === undefined || from > reach) return "";
  return `Gifts up to ${reach} may be missing: addresses are erased after ${months} months (RETENTION_MONTHS).`;
}

function mayBeTheirs(references: readonly string[]) {
  if (references.length === 0) return "";
  return `These monthly gifts of that time have ended, and their addresses are erased. If the donor names one of them, npm run ledger lists its months: ${[...new Set(references)].join(", ")}`;
}
