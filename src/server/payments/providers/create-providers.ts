import type { ProviderId } from "../../../domain/payment";
import type { Environment } from "../../environment/environment";
import type { SiteData } from "../../site-data";
import { createMidtransProvider } from "./midtrans/midtrans-provider";
import type { PaymentProvider } from "./provider";
import { sampleProvider } from "./sample-provider";
import { createStripeProvider } from "./stripe/stripe-provider";
import { createTransferProvider } from "./transfer/transfer-provider";

type Account = SiteData["bankAccount"];
type Create = (environment: Environment, account?: Account) => PaymentProvider;

const creators: Readonly<Record<ProviderId, Create>> = {
  sample: () => sampleProvider,
  stripe: (environment) =>
    createStripeProvider({
      secretKey: environment.STRIPE_SECRET_KEY ?? "",
      webhookSecrets: environment.STRIPE_WEBHOOK_SECRET,
      apiUrl: environment.STRIPE_API_URL,
    }),
  midtrans: (environment) =>
    createMidtransProvider({
      serverKey: environment.MIDTRANS_SERVER_KEY ?? "",
      previousServerKey: environment.MIDTRANS_PREVIOUS_SERVER_KEY,
      isProduction: environment.MIDTRANS_PRODUCTION,
      apiUrl: environment.MIDTRANS_API_URL,
    }),
  transfer: (_environment, account) => createTransferProvider(account),
};

/** The providers that the environment names, in its order; the sample provider if the variable is left out. */
export function createProviders(environment: Environment, account?: Account): readonly PaymentProvider[] {
  const ids = environment.PAYMENT_PROVIDERS;
  return (ids.length > 0 ? ids : (["sample"] as const)).flatMap((id) =>
    id === "none" ? [] : [creators[id](environment, account)],
  );
}
