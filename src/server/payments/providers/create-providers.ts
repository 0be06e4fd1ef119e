import type { Environment } from "../../environment/environment";
import { createMidtransProvider } from "./midtrans/midtrans-provider";
import type { PaymentProvider } from "./provider";
import { sampleProvider } from "./sample-provider";
import { createStripeProvider } from "./stripe/stripe-provider";

/** The providers that the environment enables, in its order; only the sample provider if it names none. */
export function createProviders(environment: Environment): readonly PaymentProvider[] {
  const live = environment.PAYMENT_PROVIDERS.map((id) =>
    id === "stripe"
      ? createStripeProvider({
          secretKey: environment.STRIPE_SECRET_KEY ?? "",
          webhookSecrets: environment.STRIPE_WEBHOOK_SECRET,
          apiUrl: environment.STRIPE_API_URL,
        })
      : createMidtransProvider({
          serverKey: environment.MIDTRANS_SERVER_KEY ?? "",
          previousServerKey: environment.MIDTRANS_PREVIOUS_SERVER_KEY,
          isProduction: environment.MIDTRANS_PRODUCTION,
          apiUrl: environment.MIDTRANS_API_URL,
        }),
  );
  return live.length > 0 ? live : [sampleProvider];
}
