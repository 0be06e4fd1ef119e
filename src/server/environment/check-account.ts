import type { SiteData } from "../site-data";
import { type Environment, EnvironmentError } from "./environment";

/**
 * Checks that there is an account for transfers if they are switched on.
 *
 * @throws {EnvironmentError} if `PAYMENT_PROVIDERS` names `transfer` and the content has no account
 */
export function checkAccount(
  { PAYMENT_PROVIDERS }: Pick<Environment, "PAYMENT_PROVIDERS">,
  account: SiteData["bankAccount"],
): void {
  if (!PAYMENT_PROVIDERS.includes("transfer") || account) return;
  throw new EnvironmentError([
    "PAYMENT_PROVIDERS names transfer, but the settings of giving have no bank account: fill in bankAccount in content/settings/giving.json and build the site again",
  ]);
}
