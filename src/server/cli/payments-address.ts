import { giftsPath } from "../../domain/payment";
import { tryRefusedAgain } from "../outbox/delivery-state";
import { findPayment } from "../payments/store/find-payment";
import { goesOn } from "../payments/store/gift-state";
import { changePayer, readEmail, readPayer } from "../payments/store/payers";
import { shortReference } from "../reference";
import type { PaymentsRuntime } from "./at-provider";
import { type CommandResult, done, failed } from "./command-result";
import { listing, refusedPieces } from "./outbox-pieces";

/**
 * Puts the address right to which e-mails about a payment go, and has those sent anew that were refused at the old one;
 * a dry run without `isSure`.
 */
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
  const short = shortReference(reference);
  const findRefused = async () =>
    (await refusedPieces(runtime)).filter((piece) => piece.reference === reference);
  const refused = await findRefused();
  const isSame = before === email;
  if (isSame && refused.length === 0) return failed(`${short}: that is its address already.`);
  const correction = isSame ? `still ${email}` : `not ${before ?? "without an address"}, but ${email}`;
  const again = refused.length > 0 ? `\nRefused before, and sent anew:\n${listing(refused)}` : "";
  const what = `${short}  ${title}\n${correction}${again}`;
  if (!isSure) return done(`${what}\nNothing was done. Add --apply to write to this address from now on.`);
  if (!isSame) await changePayer(store, reference, email, now());
  // read anew: without an address, nothing was for the payer
  for (const { source } of await findRefused()) await tryRefusedAgain(runtime, source);
  const links =
    !isSame && goesOn(payment)
      ? `\nLinks to the monthly donation that were sent before no longer work. Its donor gets a new one at ${giftsPath(language)} of the site`
      : "";
  const copy = provider === "stripe" ? "\nStripe’s own receipts go to the address in its dashboard." : "";
  return done(`${what}\nE-mails about it go to this address from now on.${links}${copy}`);
}
