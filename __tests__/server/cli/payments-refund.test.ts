import { formatMoney } from "../../../src/domain/money";
import { runPayments } from "../../../src/server/cli/payments";
import { recordPaid, recordRefund } from "../../../src/server/ledger/recorded-credits";
import { shortReference } from "../../../src/server/reference";
import { started, stripeSays } from "../support/started-payment";
import { startTransfer, storedPayment, transferRuntime } from "../support/transfers";

const rupiah = (minor: number) => ({ currency: "IDR", minor }) as const;
const written = (minor: number) => formatMoney(rupiah(minor), "en");
const date = "2026-01-15";

/** A transfer of which another sum came in than was asked for. */
async function confirmed() {
  const runtime = transferRuntime();
  const started = await startTransfer(runtime);
  await recordPaid(started, { amount: rupiah(800_000), date }, runtime);
  const payment = await storedPayment(runtime, started.intent.reference);
  const short = shortReference(payment.intent.reference);
  return {
    runtime,
    payment,
    refund: (...more: string[]) => runPayments(["refund", short, ...more], runtime),
  };
}

test.each([[[]], [["--apply"]]])(
  "of a transfer says with %j what came in, to be sent by hand",
  async (more) => {
    const { payment, refund } = await confirmed();
    const { exitCode, output } = await refund(...more);
    expect(exitCode).toBe(1);
    expect(output).toContain(`Send ${written(800_000)} from your bank`);
    expect(output).toContain(`npm run ledger -- refund ${shortReference(payment.intent.reference)}`);
    expect(output).not.toContain(formatMoney(payment.intent.charge, "en"));
  },
);

test("of a transfer that went back in part names the rest, and no dashboard", async () => {
  const { runtime, payment, refund } = await confirmed();
  await recordRefund(payment, { amount: rupiah(50_000), date }, runtime);
  const { output } = await refund();
  expect(output).toContain(`${written(50_000)} of it went back before`);
  expect(output).toContain(`Send ${written(750_000)} from your bank`);
  expect(output).not.toContain("dashboard");
});

test("of a transfer that is awaited says that nothing has come in", async () => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime);
  const { output } = await runPayments(["refund", intent.reference], runtime);
  expect(output).toContain("Nothing to pay back: nothing has come in yet.");
});

test.each([[[]], [["--apply"]]])(
  "while the payer's bank asks for the money back pays nothing back, with %j, and does so when that has ended well",
  async (more) => {
    const payment = await started("stripe");
    const { runtime, reference, stripe } = payment;
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
    const dispute = { payment_intent: "pi_1", amount: 5000, currency: "usd", status: "needs_response" };
    await stripeSays(payment, "charge.dispute.created", dispute, { id: "evt_asked" });
    const refund = () => runPayments(["refund", reference, ...more], runtime);
    const { exitCode, output } = await refund();
    expect([exitCode, output]).toEqual([1, expect.stringContaining("stripe's dashboard") as unknown]);
    expect(stripe.refunds).toEqual([]);
    await stripeSays(payment, "charge.dispute.closed", { ...dispute, status: "won" }, { id: "evt_won" });
    expect((await refund()).exitCode).toBe(0);
  },
);
