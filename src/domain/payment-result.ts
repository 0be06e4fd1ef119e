// What browser and server both say of a payment that was begun.

import type { Payment } from "./contract/payment-answers";
import { type Money, toMoney } from "./money";
import { isOpen } from "./payment";
import { wayName } from "./transfer";

type Standing = Pick<Payment, "state" | "method">;

/** Whether a payment waits for a transfer to the organisation's own account. */
export function awaitsTransfer({ state, method }: Standing): boolean {
  return method === "transfer" && isOpen(state);
}

/** Whether a monthly gift goes on although its first month went back. */
export function goesOn({ state, gift }: Pick<Payment, "state" | "gift">): boolean {
  return state === "refunded" && (gift === "running" || gift === "failing");
}

/** Which words describe a payment: `server:result.<name>Title`, and `server:result.<resultText>` below it. */
export function resultName(
  payment: Pick<Payment, "state" | "method" | "charged" | "bankTookBack" | "alsoBegun">,
) {
  const { state, method, charged, bankTookBack } = payment;
  if (awaitsTransfer(payment)) return "transfer";
  if (method === "transfer" && state === "expired") return "transferExpired";
  if (bankTookBack) return "takenBack";
  if (state === "pending" && payment.alsoBegun?.state === "paid") return "paidElsewhere";
  if (state !== "created") return state;
  return charged === "no" ? "open" : "unconfirmed";
}

/**
 * Which words say more of it below the title: of a monthly gift, what came in is its first month; of what was paid in another
 * way, that it is not paid in this one ({@link warningOf} says more).
 */
export function resultText(payment: Parameters<typeof resultName>[0] & Pick<Payment, "frequency">) {
  const name = resultName(payment);
  if (name === "paidElsewhere") return "open";
  return name === "paid" && payment.frequency === "monthly" ? "paidFirst" : name;
}

/** Which words name a sum and the way to pay it: `server:paidBy.<name>`, `server:review.<name>`. */
export function wayOf({ method, amount }: Pick<Payment, "method" | "amount">) {
  return wayName(method === "sample" ? "stripe" : method, toMoney(amount.currency, amount.value));
}

/** Whether a payment that is not paid can be begun again: nothing was paid in its place. What is open elsewhere may run out. */
export function canBeTried({ state, alsoBegun }: Pick<Payment, "state" | "alsoBegun">): boolean {
  const isUnpaid = state === "created" || state === "failed" || state === "expired" || state === "replaced";
  return isUnpaid && (!alsoBegun || alsoBegun.state === "open");
}

/** Whether a payment that can be tried is begun beside another one, which its payer is told of first. */
export function startsBeside({ alsoBegun, method }: Pick<Payment, "alsoBegun" | "method">): boolean {
  return alsoBegun !== undefined && method !== "transfer";
}

/** Which words say what was charged for a payment that can be tried: `server:result.<words>`. */
export function chargeWords({
  state,
  charged,
  resumeUrl,
  alsoBegun,
}: Pick<Payment, "state" | "charged" | "resumeUrl" | "alsoBegun">) {
  if (charged !== "no") return "unknownCharge";
  return state === "created" && alsoBegun && resumeUrl === undefined ? "notOpened" : "notCharged";
}

/** Who received a payment: the organisation as receipts name it, with its postal address. */
export function recipientOf(site: {
  readonly legalName: string;
  readonly address: readonly string[];
}): string {
  return [site.legalName, ...site.address].join(", ");
}

/** Which words tell somebody who wanted to pay why they see a payment from before instead: `server:result.<words>`. */
export function earlierWords(payment: Standing) {
  if (payment.state === "paid") return "earlier";
  return payment.state === "pending" && !awaitsTransfer(payment) ? "onItsWay" : undefined;
}

/**
 * What a payer has to know of another payment that they began: `server:result.<words>`, and of that payment its sum, the way to
 * pay it (see {@link wayOf}), its page, and until when it can be made or, where the same was paid twice, its reference.
 */
export function warningOf(payment: Standing & Pick<Payment, "isDouble" | "alsoBegun">) {
  const { isDouble, alsoBegun } = payment;
  if (!alsoBegun) return isDouble ? { words: "double" as const } : undefined;
  const { state, amount, url, deadline, reference } = alsoBegun;
  const paid = awaitsTransfer(payment) ? "alsoPaid" : "paidElsewhere";
  const words = ({ paid: isDouble ? "double" : paid, awaited: "alsoAwaited", open: "alsoOpen" } as const)[
    state
  ];
  const sum = toMoney(amount.currency, amount.value);
  const isNamed = words === "double" || words === "alsoOpen";
  return {
    words,
    sum,
    url,
    deadline,
    way: isNamed ? wayOf(alsoBegun) : undefined,
    reference: isDouble ? reference : undefined,
  } as const;
}

/** With which `review` a payment is chosen again, if it is to be reviewed first: a transfer, whose payer may correct their address. */
export function reviewFor({ method, fee }: Pick<Payment, "method" | "fee">): string | undefined {
  if (method !== "transfer") return undefined;
  return fee === undefined ? "no" : "yes";
}

/** Which words say where e-mails about a transfer go: `server:transfer.<words>`; undefined where nothing is to be said of them. */
export function mailWords({ mailsTo, mailsRefused }: Pick<Payment, "mailsTo" | "mailsRefused">) {
  if (mailsTo === undefined) return undefined;
  if (mailsTo === null) return "noMails";
  return mailsRefused ? "mailsRefused" : "mailsTo";
}

/** The sum to transfer, and how it came about: the chosen sum and the code that was added to it, in one currency. */
export function sumOf({
  amount,
  code,
}: Pick<Payment, "amount" | "code">): Readonly<Record<"sum" | "chosen" | "code", Money>> {
  const sum = toMoney(amount.currency, amount.value);
  const added = toMoney(amount.currency, code ?? 0);
  return { sum, code: added, chosen: { ...sum, minor: sum.minor - added.minor } };
}

/** The name of the words for the day of a refund, or of the last one if it was refunded in parts. */
export function refundedText({ inParts }: Pick<Payment, "inParts">): "refundedOn" | "refundedLast" {
  return inParts ? "refundedLast" : "refundedOn";
}

/** The name of the words for what the payer's bank took back: of all that went back, or of more, which is said first. */
export function bankTookText({ bankTookBack }: Pick<Payment, "bankTookBack">): "bankTook" | "bankTookOf" {
  return bankTookBack ? "bankTook" : "bankTookOf";
}
