import { second } from "../../../domain/durations";
import { type CheckFinding, missing, right } from "./finding";

interface Message {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Messages to a webhook's address: a signed one and a forged one, and the setting that signs. */
export interface Messages {
  readonly ours: Message;
  readonly forged: Message;
  readonly setting: string;
}

/** Whether the running site takes messages that are signed with our secret, and no others. */
export async function checkAddress(
  address: string,
  { ours, forged, setting }: Messages,
): Promise<readonly CheckFinding[]> {
  const [taken, refused] = [await send(address, ours), await send(address, forged)];
  if (taken === undefined)
    return [missing(`${address} does not answer: start the site, or set SITE_URL to its address.`)];
  if (taken === 404)
    return [missing(`${address} answers 404: name the provider in PAYMENT_PROVIDERS, and start the site.`)];
  if (taken === 503)
    return [missing(`${address} took a signed message but cannot ask the provider: see the site's log.`)];
  if (taken !== 200)
    return [missing(`${address} refuses a signed message (${taken}): the site has another ${setting}.`)];
  return refused === 400
    ? [right(`${address} takes signed messages and refuses forged ones.`)]
    : [missing(`${address} answered a forged message with ${refused ?? "nothing"} instead of 400.`)];
}

/** The status of the answer; undefined without one. */
async function send(address: string, { body, headers }: Message): Promise<number | undefined> {
  const response = await fetch(address, {
    ...{ method: "POST", body, redirect: "manual", signal: AbortSignal.timeout(10 * second) },
    headers: { "content-type": "application/json", ...headers },
  }).catch(() => undefined);
  return response?.status;
}
