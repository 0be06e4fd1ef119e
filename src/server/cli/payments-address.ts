import { giftsPath } from "../../domain/payment";
import { findPayment } from "../payments/store/find-payment";
import { goesOn } from "../payments/store/gift-state";
import { changePayer, readEmail, readPayer } from "../payments/store/payers";
import { shortReference } from "../reference";
import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";

/** Puts the address right to which e-mails about a payment go; a dry run without `isSure`. */
export async function changeAddress(
  wanted: string,
  address: string,
  isSure: boolean,
  runtime: PaymentsRuntime,
): Promise<CommandResult> {
  const { store, now } = runtime;
  const payment = await findPayment(store, wanted);
  if (!payment) return failed("There is no such payment.");
  const email = readEmail(address);
  if (!email) return failed(`"${address}" is no e-mail address.`);
  const { reference, title, provider, language } = payment.intent;
  const before = (await readPayer(store, reference))?.email;
  const what = `${shortReference(reference)}  ${title}\nnot ${before ?? "without an address"}, but ${email}`;
  if (before === email) return failed(`${shortReference(reference)}: that is its address already.`);
  if (!isSure) return done(`${what}\nNothing was done. Add --apply to write to this address from now on.`);
  await changePayer(store, reference, email, now());
  const links = goesOn(payment)
    ? `\nLinks to the monthly donation that were sent before no longer work. Its donor gets a new one at ${giftsPath(language)} of the site`
    : "";
  const copy = provider === "stripe" ? "\nStripe’s own receipts go to the address in its dashboard." : "";
  return done(`${what}\nE-mails about it go to this address from now on.${links}${copy}`);
}
