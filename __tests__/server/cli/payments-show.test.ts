import { runPayments } from "../../../src/server/cli/payments";
import { started, stripeSays } from "../support/started-payment";

const email = "sari@example.org";
const dedication = "For Pak Wira";

test.each(["unfinished", "paid"])("shows all that is stored of an %s payment", async (state) => {
  const payment = await started("stripe", { email, dedication });
  const { runtime, reference } = payment;
  if (state === "paid")
    await stripeSays(payment, "checkout.session.completed", { ...payment.session, payment_status: "paid" });
  const { output, exitCode } = await runPayments(["show", email.toUpperCase()], runtime);
  expect(exitCode).toBe(0);
  expect(JSON.parse(output)).toEqual([
    expect.objectContaining({
      reference,
      payer: expect.objectContaining({ email }) as object,
      words: expect.objectContaining({ dedication }) as object,
      intent: expect.objectContaining({ reference }) as object,
      events: state === "paid" ? [expect.objectContaining({ kind: "paid" })] : [],
    }),
  ]);
  await runtime.idle();
  await runPayments(["erase", email, "--apply"], runtime);
  expect((await runPayments(["show", email], runtime)).exitCode).toBe(1);
});

test("a payment of somebody else is not shown, and damaged records of one's own are named", async () => {
  const payment = await started("stripe", { email });
  expect((await runPayments(["show", "other@example.org"], payment.runtime)).exitCode).toBe(1);
  payment.runtime.items.set(`payments:${payment.reference}:payer`, "{");
  const { warning, exitCode } = await runPayments(["show", email], payment.runtime);
  expect([exitCode, warning]).toEqual([1, expect.stringContaining(payment.reference) as string]);
});
