import { isPublicAddress } from "../../domain/public-address";
import type { SiteData } from "../site-data";
import { trialProblems } from "./dependencies";
import { type Environment, EnvironmentError } from "./environment";

/**
 * Checks that settings and build say the same: that there is an account or QRIS code for transfers if they are switched
 * on, that visitors are told how long what they send is kept, and that what was built for the public is not served
 * with settings for trials.
 *
 * @throws {EnvironmentError} with a line for each contradiction
 */
export function checkContent(
  environment: Environment,
  { site, bankAccount, keptMonths }: Pick<SiteData, "site" | "bankAccount" | "keptMonths">,
): void {
  const { SITE_URL, RETENTION_MONTHS } = environment;
  const problems = [
    ...accountProblems(environment, bankAccount),
    ...(keptMonths !== null && keptMonths !== RETENTION_MONTHS
      ? [
          `RETENTION_MONTHS is ${RETENTION_MONTHS}, but the privacy policy tells visitors ${keptMonths} (keptMonths in content/documents/): set RETENTION_MONTHS to ${keptMonths}, or change the text and keptMonths beside it in every language and build the site again`,
        ]
      : []),
    ...(SITE_URL === undefined && isPublicAddress(site.url)
      ? trialProblems(environment).map(
          (problem) => `${problem}: SITE_URL is missing, and it was built for ${site.url}`,
        )
      : []),
  ];
  if (problems.length > 0) throw new EnvironmentError(problems);
}

/** What is wrong if transfers are switched on without an account or QRIS code for them. */
export function accountProblems(
  { PAYMENT_PROVIDERS }: Pick<Environment, "PAYMENT_PROVIDERS">,
  bankAccount: object | null | undefined,
): readonly string[] {
  if (!PAYMENT_PROVIDERS.includes("transfer") || bankAccount) return [];
  return [
    "PAYMENT_PROVIDERS names transfer, but the settings of giving have no bank account and no QRIS code: fill in bankAccount in content/settings/giving.json and build the site again",
  ];
}
