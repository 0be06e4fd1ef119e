import { formatDate, formatAmount } from "../../domain/format";
import type { Money } from "../../domain/money";
import { dateInZone } from "../../domain/zone-time";
import { monthsBefore } from "../clock";
import { allPayments } from "../ledger/all-payments";
import { ledgerWords } from "../ledger/ledger-words";
import { isWithin, ledgerLines } from "../ledger/lines";
import { isReceived, ledgerSums } from "../ledger/sums";
import { giftState } from "../payments/store/gift-state";
import { hasAddress } from "../payments/store/payers";
import type { StoredPayment } from "../payments/store/payments";
import type { Runtime } from "../runtime";
import type { StorageRuntime } from "../storage/quarantine";
import { aligned, leftOut } from "./aligned";
import { type CommandResult, done, failed } from "./command-result";
import type { LedgerOptions, LedgerSources } from "./ledger-options";

/** What came in from one donor in a period, as a text to send to them. Purchases are not in it. */
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
  const giftsOf = (all: readonly StoredPayment[]) =>
    ledgerLines(all, titleOf(language)).filter(
      (line) => line.kind === "donation" && isReceived(line) && isWithin(line.date, { from, to }),
    );
  const gifts = giftsOf(payments.filter(({ payer }) => payer?.email));
  // an address is erased as soon as its monthly gift has ended, which may be long before the last month is so old
  const nameless = giftsOf(payments.filter((gift) => !gift.payer?.email && giftState(gift) === "ended"));
  const warning = [
    leftOut(unreadable),
    mayBeMissing(from, runtime),
    mayBeTheirs(nameless.map(({ reference }) => reference)),
  ]
    .filter(Boolean)
    .join("\n\n");
  const [first] = gifts;
  if (!first) return { ...failed("No gift of that address is stored for that time."), warning };
  const { donor: words, ways } = ledgerWords[language];
  const date = (day: string) => formatDate(day, language);
  const money = (amount: Money) => formatAmount(amount, language);
  const head = [
    [words.organisation, organisation],
    [words.address, email],
    [words.from, date(from ?? first.date)],
    [words.to, date(to ?? dateInZone(runtime.now().getTime()))],
  ];
  const rows = gifts.map((gift) => [
    ...[date(gift.date), gift.reference, money(gift.charge), gift.purpose],
    gift.refunds
      .map(
        (refund) =>
          `${refund.byBank ? ways.takenBack : ways.sentBack}: ${money(refund.amount)} (${date(refund.date)})`,
      )
      .join("; "),
  ]);
  const totals = ledgerSums(gifts, () => words.total, {}).map(({ name, received, returned }) => [
    ...[name, money({ ...received, minor: received.minor - returned.minor })],
  ]);
  const statement = [words.title, ...[head, rows, totals].map((part) => aligned(part).join("\n"))];
  return { ...done(statement.join("\n\n")), warning };
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
