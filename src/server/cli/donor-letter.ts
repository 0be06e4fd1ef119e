import { formatAmount, formatDate } from "../../domain/format";
import type { Money } from "../../domain/money";
import { type LedgerLanguage, ledgerWords } from "../ledger/ledger-words";
import { isWithin, type LedgerLine, type Period } from "../ledger/lines";
import { ledgerSums, type Movement, movementsOf } from "../ledger/sums";
import { aligned } from "./aligned";

/** What a letter says besides the gifts. */
interface Heading {
  /** Who received the gifts. */
  readonly organisation: string;
  readonly email: string;
  /** The organisation's day. */
  readonly today: string;
}

/**
 * The letter to a donor about their gifts in a period: what came in, and what went back, each on its day, as in the ledger.
 * Letters of two periods together say what the letter of both says.
 *
 * @param lines the ledger's, of one donor; purchases among them are left out
 * @returns undefined if nothing came in or went back then
 */
export function donorLetter(
  lines: readonly LedgerLine[],
  period: Period,
  language: LedgerLanguage,
  { organisation, email, today }: Heading,
): string | undefined {
  const { donor: words, ways } = ledgerWords[language];
  const date = (day: string) => formatDate(day, language);
  const money = (amount: Money) => formatAmount(amount, language);
  const gifts = giftsIn(lines, period);
  const [earliest] = gifts;
  if (!earliest) return undefined;
  const head = [
    [words.organisation, organisation],
    [words.address, email],
    [words.from, date(period.from ?? earliest.date)],
    [words.to, date(period.to ?? today)],
  ];
  const rows = gifts.map(({ line, movements, ...gift }) => [
    ...[date(gift.date), line.reference],
    movements.some(({ way }) => way === "cameIn")
      ? money(line.charge)
      : `${words.receivedOn} ${date(line.date)}`,
    line.purpose,
    movements
      .flatMap(({ way, ...went }) =>
        way === "cameIn" ? [] : [`${ways[way]}: ${money(went.amount)} (${date(went.date)})`],
      )
      .join("; "),
  ]);
  const totals = ledgerSums(
    gifts.map(({ line }) => line),
    () => words.total,
    period,
  ).map(({ name, received, returned }) => [
    name,
    money({ ...received, minor: received.minor - returned.minor }),
  ]);
  return [words.title, ...[head, rows, totals].map((part) => aligned(part).join("\n"))].join("\n\n");
}

/**
 * The gifts of which something came in or went back in a period, with these movements, each on the day of its first, oldest
 * first.
 */
export function giftsIn(lines: readonly LedgerLine[], period: Period) {
  return lines
    .filter(({ kind }) => kind === "donation")
    .flatMap((line) => {
      const movements = movementsOf(line)
        .filter(({ date }) => isWithin(date, period))
        .toSorted(byDay);
      return movements.slice(0, 1).map(({ date }) => ({ line, date, movements }));
    })
    .toSorted(byDay);
}

type Dated = Pick<Movement, "date">;

const byDay = (one: Dated, other: Dated) => one.date.localeCompare(other.date);
