import type { Payment } from "../../../domain/contract/payment-answers";
import { toDecimal, toPlainAmount } from "../../../domain/money";
import { hasComeIn, isOpen } from "../../../domain/payment";
import { awaitsTransfer } from "../../../domain/payment-result";
import { goodsUrl } from "../../goods/goods-link";
import { refundDays, returnedBy, sentBackOf } from "../../ledger/sums";
import { shortReference } from "../../reference";
import type { Runtime } from "../../runtime";
import { passOver } from "../../storage/quarantine";
import type { Texts } from "../../texts";
import { orderPage } from "../pages/order-links";
import { accountFor } from "../providers/transfer/account";
import { isAwaited } from "../providers/transfer/awaited";
import { titleIn } from "../purpose";
import { resultUrl } from "../result-url";
import { chosenAmount, giftAmount, giftEnd, giftState } from "../store/gift-state";
import { paymentsOf } from "../store/intentions";
import type { PaymentIntent } from "../store/payment-records";
import {
  type Arrival,
  arrivalsOf,
  bankTookBack,
  paymentDeadline,
  paymentState,
  receivedAmount,
} from "../store/payment-state";
import { type PaymentStanding, readPayment } from "../store/payments";
import { mailing } from "./mailing";

type ViewRuntime = Pick<Runtime, "environment" | "siteData" | "now" | "store" | "log" | "mailer">;

/** What the payer, or anyone else with the reference, is shown of a payment, in a language. */
export async function toPaymentView(
  { charged, ...payment }: PaymentStanding,
  runtime: ViewRuntime,
  texts: Texts,
): Promise<Payment> {
  const { intent, session, events, isThanked } = payment;
  const state = paymentState(events);
  const { kind, slug, project, frequency, provider, code, fee, language } = intent;
  const isTransfer = awaitsTransfer({ state, method: provider });
  const sentBack = sentBackOf(payment);
  const refunded = hasComeIn(state) ? refundDays(payment) : [];
  const bankTook = returnedBy("bank", payment);
  const [first, ...further] = arrivalsOf(intent, events);
  const gift = giftState({ intent, events });
  const others = state === "refunded" || state === "mismatch" ? [] : await othersOf(intent, runtime);
  const deadline = paymentDeadline(events);
  // a provider that does not answer has not said yet that the time ran out
  const isOver = !isTransfer && deadline !== undefined && Date.parse(deadline) <= runtime.now().getTime();
  const alsoPaid = others.find(isPaid);
  const alsoBegun = alsoBegunOf(others, isTransfer);
  // its payer was told of that first: see `startPayment`
  const isUnopened = state === "created" && !session && alsoBegun?.state === "open";
  return {
    state,
    charged: isUnopened ? "no" : charged,
    isThanked,
    isDouble: (state === "paid" && alsoPaid !== undefined) || undefined,
    alsoBegun,
    bankTookBack: bankTookBack(events) || undefined,
    refundedOn: refunded.at(-1),
    inParts: refunded.length > 1 || undefined,
    bankTook: bankTook && toSum(bankTook),
    paidOn: first?.date,
    further: further.length > 0 ? further.map(toSum) : undefined,
    sentBack: state === "paid" && sentBack.minor > 0 ? toDecimal(sentBack) : undefined,
    gift,
    giftAmount: gift && toPlainAmount(giftAmount(intent, events)),
    giftEnded: gift && giftEnd(events),
    ...(provider === "transfer" && !hasComeIn(state) ? await mailing(intent.reference, runtime) : undefined),
    reference: shortReference(intent.reference),
    kind,
    slug,
    project,
    page: orderPage(intent, runtime),
    title: titleIn(texts, intent, runtime.siteData),
    frequency,
    method: provider,
    amount: toPlainAmount(receivedAmount(intent, events)),
    chosen: toPlainAmount(chosenAmount(intent, events)),
    language,
    deadline: isOver || (alsoPaid && !isTransfer) ? undefined : deadline,
    code: code && toDecimal(code),
    fee: fee && toDecimal(fee),
    account: isTransfer ? accountFor(intent, runtime) : undefined,
    goodsUrl: goodsUrl({ intent, events }, runtime),
    // the page of a transfer is the result page itself
    resumeUrl: isOpen(state) && !isTransfer && !alsoPaid && !isOver ? session?.url : undefined,
  };
}

const toSum = ({ date, amount }: Arrival) => ({ date, amount: toDecimal(amount) });

type Other = NonNullable<Payment["alsoBegun"]>;

const isPaid = ({ state }: Other) => state === "paid";

/**
 * The other payments of an intention that are paid, its transfers that are awaited, and what is still open at a provider,
 * the newest first. One that cannot be read hides nothing else.
 */
export async function othersOf(
  { intention, reference }: PaymentIntent,
  runtime: ViewRuntime,
): Promise<readonly Other[]> {
  try {
    const others: Other[] = [];
    for (const other of intention === undefined ? [] : await paymentsOf(runtime.store, intention)) {
      const payment = other === reference ? undefined : await readPayment(runtime.store, other);
      if (!payment) continue;
      const { intent, events } = payment;
      const state = paymentState(events);
      const isOpenTransfer = intent.provider === "transfer" && isAwaited(intent, state, runtime.now());
      const deadline = paymentDeadline(events);
      const isOpen = intent.provider !== "transfer" && deadline !== undefined;
      if (state !== "paid" && !isOpenTransfer && !isOpen) continue;
      const amount = toPlainAmount(receivedAmount(intent, events));
      const url = resultUrl(intent, runtime);
      const standing = state === "paid" ? state : isOpen ? "open" : "awaited";
      others.unshift({
        state: standing,
        amount,
        reference: shortReference(other),
        method: intent.provider,
        deadline,
        url,
      });
    }
    return others;
  } catch (error) {
    await passOver(runtime, error, "others_not_checked", reference);
    return [];
  }
}

/** Which of the other payments the payer of one has to know of. */
export function alsoBegunOf(others: readonly Other[], awaitsTransfer: boolean): Other | undefined {
  return others.find(isPaid) ?? (awaitsTransfer ? others[0] : others.find(({ state }) => state === "open"));
}
