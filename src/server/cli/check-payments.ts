import { ownAddress } from "../../domain/public-address";
import type { Environment } from "../environment/environment";
import { checkMidtrans } from "../payments/checking/check-midtrans";
import { checkStripe } from "../payments/checking/check-stripe";
import { type CheckFinding, missing, right } from "../payments/checking/finding";
import type { CommandResult } from "./command-result";

/**
 * Tries the providers that are named or have a key, and lists what is missing; fails if anything is. Without
 * an address, the site is the one that runs on this machine.
 */
export async function checkPayments(
  environment: Environment,
  siteUrl: string,
  now: Date,
): Promise<CommandResult> {
  const site = siteUrl.trim() === "" ? ownAddress : siteUrl.trim().replace(/\/+$/, "");
  const { PAYMENT_PROVIDERS: named, STRIPE_SECRET_KEY, MIDTRANS_SERVER_KEY } = environment;
  const usesStripe = named.includes("stripe") || STRIPE_SECRET_KEY !== undefined;
  const usesMidtrans = named.includes("midtrans") || MIDTRANS_SERVER_KEY !== undefined;
  const findings = [
    ...(usesStripe ? await checkStripe(environment, site, now) : []),
    ...(usesMidtrans ? await checkMidtrans(environment, site, now) : []),
    ...(usesStripe || usesMidtrans
      ? []
      : [missing("Neither Stripe nor Midtrans has a key: there is nothing to try.")]),
    ...around(environment, usesStripe),
  ];
  return {
    output: findings.map(({ isRight, words }) => `${isRight ? "right  " : "MISSING"}  ${words}`).join("\n"),
    exitCode: findings.every(({ isRight }) => isRight) ? 0 : 1,
  };
}

/** What payments need besides a provider. */
function around({ SMTP_URL, LINK_SECRET }: Environment, takesMonthly: boolean): readonly CheckFinding[] {
  return [
    SMTP_URL
      ? right("E-mails can be sent.")
      : missing("SMTP_URL is missing: payers and the team are sent no e-mails."),
    ...(takesMonthly && !LINK_SECRET
      ? [missing("LINK_SECRET is missing: donors cannot end monthly donations by themselves.")]
      : []),
  ];
}
