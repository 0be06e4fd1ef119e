import fc from "fast-check";
import {
  eventKinds,
  type PaymentEvent,
  type PaymentIntent,
} from "../../../../src/server/payments/store/payment-records";
import {
  bankTookBack,
  paidEvent,
  paymentDeadline,
  paymentState,
} from "../../../../src/server/payments/store/payment-state";
import { furtherSums, standingEvents } from "../../../../src/server/payments/store/standing-events";
import { paymentTransitions } from "../../support/payment-transitions";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 8, minute)).toISOString();
const happened = (kind: PaymentEvent["kind"], minute: number, received = minute): PaymentEvent => ({
  kind,
  occurredAt: at(minute),
  receivedAt: at(received),
});

const of = (minor: number, kind: PaymentEvent["kind"]): PaymentEvent => ({
  ...happened(kind, 1),
  amount: { currency: "USD", minor },
});

test.each<[string, readonly PaymentEvent[]]>([
  ["created", []],
  ["pending", [happened("pending", 1)]],
  ["paid", [happened("pending", 1), happened("paid", 2)]],
  ["paid", [happened("paid", 2), happened("pending", 1, 3)]],
  ["paid", [happened("expired", 5), happened("paid", 2, 6)]],
  ["failed", [happened("pending", 1), happened("failed", 2)]],
  ["pending", [happened("failed", 1), happened("pending", 2)]],
  ["expired", [happened("pending", 1), happened("expired", 1)]],
  ["refunded", [happened("refunded", 9), happened("paid", 2, 10)]],
  ["paid", [happened("paid", 1), happened("partly_refunded", 2), happened("renewed", 3)]],
  ["mismatch", [happened("mismatch", 1), happened("pending", 2)]],
  ["paid", [happened("mismatch", 1), happened("paid", 2)]],
  ["paid", [of(5000, "paid"), of(5000, "disputed")]],
  ["refunded", [of(5000, "dispute_lost"), of(5000, "paid")]],
  ["paid", [of(5000, "paid"), of(4000, "dispute_lost")]],
  ["refunded", [of(5000, "paid"), of(1000, "partly_refunded"), of(4000, "dispute_lost")]],
  ["paid", [of(5000, "paid"), of(1000, "partly_refunded"), of(3000, "dispute_lost")]],
  ["paid", [of(5000, "paid"), of(5000, "renewed"), of(5000, "dispute_lost")]],
  ["paid", [happened("paid", 1), of(5000, "dispute_lost")]],
])("is %s after %j", (state, events) => {
  expect(paymentState(events)).toBe(state);
});

test.each<[boolean, readonly PaymentEvent[]]>([
  [true, [of(5000, "paid"), of(5000, "dispute_lost")]],
  [false, [of(5000, "paid"), of(1000, "partly_refunded"), of(4000, "dispute_lost")]],
  [true, [of(5000, "paid"), { ...of(1000, "partly_refunded"), renewal: "in_2" }, of(5000, "dispute_lost")]],
])("the bank alone took the first month back, not we (%s): %j", (isAlone, events) => {
  expect(bankTookBack(events)).toBe(isAlone);
});

const anyEvent = fc
  .tuple(fc.constantFrom(...eventKinds), fc.nat(20), fc.nat(20))
  .map(([kind, minute, received]) => happened(kind, minute, received));

test("does not depend on the order or the number of reports", () => {
  const reports = fc
    .array(anyEvent, { maxLength: 8 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      ),
    );
  fc.assert(
    fc.property(reports, ([events, repeated]) => {
      expect(paymentState(repeated)).toBe(paymentState(events));
      expect(paymentDeadline(repeated)).toBe(paymentDeadline(events));
    }),
    { numRuns: 2000 },
  );
});

test("money that came never becomes a failure, and a refund stays unless the team corrects it", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 8 }), anyEvent, (events, next) => {
      const [before, after] = [paymentState(events), paymentState([...events, next])];
      if (before === "paid") expect(["paid", "refunded"]).toContain(after);
      const isCorrected = next.kind === "refund_corrected";
      if (before === "refunded" && !isCorrected) expect(after).toBe("refunded");
      if (isCorrected && paidEvent(events)) expect(["paid", "refunded"]).toContain(after);
    }),
  );
});

test("every transition has its time", () => {
  const intent = { createdAt: at(0) } as PaymentIntent;
  const events = [
    happened("paid", 2, 3),
    happened("pending", 1, 1),
    happened("paid", 2, 4),
    happened("refunded", 9, 10),
  ];
  expect(paymentTransitions(intent, events)).toEqual([
    { to: "created", at: at(0) },
    { to: "pending", at: at(1) },
    { to: "paid", at: at(3) },
    { to: "refunded", at: at(10) },
  ]);
});

const furtherSum = (minor: number, minute: number, kind: PaymentEvent["kind"] = "further"): PaymentEvent => ({
  ...happened(kind, minute),
  amount: { currency: "IDR", minor },
});

test.each<[readonly number[], readonly PaymentEvent[]]>([
  [[3], [furtherSum(3, 1)]],
  [
    [3, 5],
    [furtherSum(3, 1), furtherSum(5, 2)],
  ],
  [
    [3, 4],
    [furtherSum(3, 1), furtherSum(5, 2), furtherSum(4, 3, "further_corrected")],
  ],
  [[3], [furtherSum(3, 1), furtherSum(5, 2), furtherSum(0, 3, "further_corrected")]],
  [
    [3, 7],
    [furtherSum(3, 1), furtherSum(5, 2), furtherSum(0, 3, "further_corrected"), furtherSum(7, 4)],
  ],
  [[4], [furtherSum(4, 1, "further_corrected")]],
  [
    [5, 4],
    [furtherSum(3, 1), furtherSum(5, 2), { ...furtherSum(4, 3, "further_corrected"), corrects: at(1) }],
  ],
  [[5], [furtherSum(3, 1), furtherSum(5, 2), { ...furtherSum(0, 3, "further_corrected"), corrects: at(1) }]],
])("further sums are %j, in whatever order they were read", (sums, events) => {
  for (const each of [events, events.toReversed()])
    for (const known of [each, standingEvents(each)])
      expect(furtherSums(known).map(({ amount }) => amount?.minor)).toEqual(sums);
});
