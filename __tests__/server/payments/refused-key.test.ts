import { hour } from "../../../src/domain/durations";
import { runJob } from "../../../src/server/outbox/run-job";
import { createMidtransProvider } from "../../../src/server/payments/providers/midtrans/midtrans-provider";
import { createStripeProvider } from "../../../src/server/payments/providers/stripe/stripe-provider";
import { started } from "../support/started-payment";

test.each(["stripe", "midtrans"] as const)(
  "a step of the regular job fails while %s refuses our key, and only then",
  async (method) => {
    const payment = await started(method);
    const withWrongKeys = [
      createStripeProvider({ secretKey: "sk_wrong", webhookSecrets: ["x"], apiUrl: payment.stripe.url }),
      createMidtransProvider({ serverKey: "wrong", isProduction: false, apiUrl: payment.midtrans.url }),
    ];
    payment.runtime.wait(hour);
    expect(await runJob({ ...payment.runtime, providers: withWrongKeys })).toMatchObject({
      failed: ["payments"],
    });
    payment.runtime.wait(hour);
    expect(await runJob(payment.runtime)).toMatchObject({ failed: [], openPayments: 1 });
  },
);

test("a provider that fails otherwise is no failure of the step: the next run asks again", async () => {
  const payment = await started("stripe", {}, 500);
  payment.stripe.trouble = "error";
  payment.runtime.wait(hour);
  expect(await runJob(payment.runtime)).toMatchObject({ failed: [], openPayments: 1 });
});
