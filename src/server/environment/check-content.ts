import type { SiteData } from "../site-data";
import { type Environment, EnvironmentError } from "./environment";

/**
 * Checks that settings and content say the same: that there is an account for transfers if they are switched
 * on, and that visitors are told how long what they send is kept.
 *
 * @throws {EnvironmentError} with a line for each contradiction
 */
export function checkContent(
  { PAYMENT_PROVIDERS, RETENTION_MONTHS }: Pick<Environment, "PAYMENT_PROVIDERS" | "RETENTION_MONTHS">,
  { bankAccount, keptMonths }: Pick<SiteData, "bankAccount" | "keptMonths">,
): void {
  const problems = [
    ...(PAYMENT_PROVIDERS.includes("transfer") && !bankAccount
      ? [
          "PAYMENT_PROVIDERS names transfer, but the settings of giving have no bank account: fill in bankAccount in content/settings/giving.json and build the site again",
        ]
      : []),
    ...(keptMonths !== null && keptMonths !== RETENTION_MONTHS
      ? [
          `RETENTION_MONTHS is ${RETENTION_MONTHS}, but the privacy policy tells visitors ${keptMonths} (keptMonths in content/documents/): set RETENTION_MONTHS to ${keptMonths}, or change the text and keptMonths beside it in every language and build the site again`,
        ]
      : []),
  ];
  if (problems.length > 0) throw new EnvironmentError(problems);
}
